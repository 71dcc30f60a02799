import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { OverlayProvider, useOverlays } from './OverlayProvider.tsx';
import type { Overlays } from './createOverlays.tsx';

const show = (run: (overlays: Overlays) => void) => {
  const Opener = () => {
    const overlays = useOverlays();
    return <Button onClick={() => run(overlays)}>Open</Button>;
  };
  render(
    <OverlayProvider locationKey="a">
      <Opener />
      <a href="#behind">Behind</a>
    </OverlayProvider>,
  );
};
const focusIsIn = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('dialog', { name })).toContainElement(document.activeElement as HTMLElement),
  );

// jsdom has no layout, and elements without a box can't be focused.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('overlays on overlays [I4.22]', () => {
  const openTwo = (overlays: Overlays) =>
    overlays.open(({ open, close }) => (
      <Dialog open={open} onClose={close} title="Payment">
        <Button
          onClick={() =>
            overlays.open((upper) => (
              <Dialog open={upper.open} onClose={upper.close} title="Add a card">
                <input aria-label="Card number" />
              </Dialog>
            ))
          }
        >
          Add
        </Button>
      </Dialog>
    ));

  it('closes the uppermost first, and gives the focus back step by step', async () => {
    show(openTwo);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await focusIsIn('Payment');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await focusIsIn('Add a card');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a card' })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Payment' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('lets Tab reach nothing behind it', async () => {
    show(openTwo);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await focusIsIn('Payment');
    const reached = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab({ shift: step % 3 === 2 });
      // After the last control a browser focuses its own bars; jsdom focuses the body.
      if (document.activeElement !== document.body) reached.add(document.activeElement?.textContent ?? '');
    }
    expect(reached).toContain('Add');
    expect(reached).not.toContain('Open');
    expect(reached).not.toContain('Behind');
  });

  it('dismisses itself after its time [I4.22]', async () => {
    jest.useFakeTimers();
    let overlays: Overlays | undefined;
    show((given) => {
      overlays = given;
    });
    act(() => screen.getByRole('button', { name: 'Open' }).click());
    act(() => void overlays?.toast('Saved', { dismissAfterMs: 2_000 }));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1_900));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(500));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('does not dismiss the API error by a press on the backdrop, and a usual dialog it does [I8.04]', async () => {
    const pressBackdrop = async () => {
      const backdrop = document.querySelector('[data-backdrop]');
      expect(backdrop).not.toBeNull();
      await userEvent.click(backdrop as Element);
    };
    let overlays: Overlays | undefined;
    show((given) => {
      overlays = given;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await act(async () => overlays?.showApiError({ title: 'Oops!', message: 'Taken.' }));
    await screen.findByRole('alertdialog', { name: 'Oops!' });
    await pressBackdrop();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.getByRole('alertdialog', { name: 'Oops!' })).toHaveTextContent('Taken.');
    act(() => overlays?.closeAll());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    act(() => {
      overlays?.open(({ open, close }) => (
        <Dialog open={open} onClose={close} title="Usual">
          <p />
        </Dialog>
      ));
    });
    await screen.findByRole('dialog', { name: 'Usual' });
    await pressBackdrop();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
