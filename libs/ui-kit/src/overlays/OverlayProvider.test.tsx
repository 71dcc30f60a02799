import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog/Dialog.tsx';
import type { Overlays } from './createOverlays.tsx';
import { OverlayProvider, useOverlays } from './OverlayProvider.tsx';

const setup = (run: (overlays: Overlays) => void) => {
  const Opener = () => {
    const overlays = useOverlays();
    return <button onClick={() => run(overlays)}>Open</button>;
  };
  const tree = (locationKey: string) => (
    <OverlayProvider locationKey={locationKey}>
      <Opener />
    </OverlayProvider>
  );
  const { rerender } = render(tree('first'));
  return {
    goTo: (key: string) => rerender(tree(key)),
    open: () => userEvent.click(screen.getByText('Open')),
  };
};

const dialog = (overlays: Overlays, keepOnNavigation = false) =>
  overlays.open(
    ({ open, close }) => (
      <Dialog open={open} onClose={close} title="Log in">
        <input aria-label="Email" />
      </Dialog>
    ),
    { keepOnNavigation },
  );

// jsdom has no layout, and elements without a box can't be focused.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('OverlayProvider', () => {
  it('takes the focus into a dialog and gives it back', async () => {
    const { open } = setup((overlays) => dialog(overlays));
    await open();
    const shown = await screen.findByRole('dialog', { name: 'Log in' });
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('Open')).toHaveFocus());
  });

  it('closes on a change of route unless kept [I4.22]', async () => {
    const { open, goTo } = setup((overlays) => dialog(overlays));
    await open();
    await screen.findByRole('dialog');
    goTo('second');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps what is to be kept on a change of route [I4.22]', async () => {
    const { open, goTo } = setup((overlays) => dialog(overlays, true));
    await open();
    await screen.findByRole('dialog');
    goTo('second');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('shows the API error with a title and a close button, and not dismissed beside it [I8.04]', async () => {
    const { open } = setup((overlays) => {
      void overlays.showApiError({ title: 'Oops! Something went wrong', message: 'Taken.' });
    });
    await open();
    const shown = await screen.findByRole('alertdialog', { name: 'Oops! Something went wrong' });
    await userEvent.click(document.body);
    expect(shown).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('shows one error at the bottom, which can be closed [I8.04]', async () => {
    const { open } = setup((overlays) => {
      overlays.showError('First');
      overlays.showError('Unable to reach the server');
    });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to reach the server');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it.each([
    ['Yes', true],
    ['No', false],
    ['Close', false],
  ])('asks yes or no: %s is %s [I4.22]', async (name, expected) => {
    const answer = jest.fn();
    const { open } = setup((overlays) => {
      void overlays.confirm({ title: 'Leave without saving?' }).then(answer);
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(expected));
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
