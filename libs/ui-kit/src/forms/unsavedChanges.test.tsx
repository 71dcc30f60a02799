import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../actions/Button.tsx';
import { LinkProvider } from '../actions/LinkContext.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { OverlayProvider, useOverlays } from '../overlays/OverlayProvider.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './fields/TextField.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

interface Values {
  name: string;
}

const box = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('UnsavedChanges [I4.22, C4.27a-b]', () => {
  const texts = { title: 'Leave without saving?', yes: 'Leave', no: 'Stay' };
  const setup = ({ enabled = true, keeps = false, onSubmit = () => undefined } = {}) => {
    const left = jest.fn();
    const Way = () => {
      const overlays = useOverlays();
      return <Button onClick={() => void overlays.mayLeave().then(left)}>Go elsewhere</Button>;
    };
    const view = render(
      <OverlayProvider locationKey="a">
        <Form<Values> onSubmit={onSubmit} {...(keeps ? { keepValues: 'guest' } : {})}>
          <UnsavedChanges texts={texts} enabled={enabled} />
          <TextField name="name" label="Name" />
          <SubmitButton>Send</SubmitButton>
        </Form>
        <Way />
      </OverlayProvider>,
    );
    return {
      left,
      ...view,
      leave: () => userEvent.click(screen.getByRole('button', { name: 'Go elsewhere' })),
    };
  };
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  // jsdom has no layout, and elements without a box can't be focused.
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
  });

  it('lets one go who typed nothing', async () => {
    const { leave, left } = setup();
    await leave();
    await waitFor(() => expect(left).toHaveBeenCalledWith(true));
    expect(unload()).toBe(false);
  });

  it.each([
    ['Leave', true],
    ['Stay', false],
  ])('asks yes or no where something was typed: %s', async (name, answer) => {
    const { leave, left } = setup();
    await userEvent.type(box('Name'), 'Ada');
    expect(unload()).toBe(true);
    await leave();
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(answer));
  });

  it.each([
    ['Leave', 1],
    ['Stay', 0],
  ])('asks when a link is pressed, and goes with %s', async (name, times) => {
    const went = jest.fn();
    render(
      <LinkProvider
        component={({ onClick: _, ...rest }) => (
          <a {...rest} onClick={(event) => (event.preventDefault(), went())} />
        )}
      >
        <OverlayProvider locationKey="a">
          <Form<Values> onSubmit={() => undefined}>
            <UnsavedChanges texts={texts} />
            <TextField name="name" label="Name" />
          </Form>
          <TextLink href="/elsewhere">Elsewhere</TextLink>
        </OverlayProvider>
      </LinkProvider>,
    );
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(went).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(went).toHaveBeenCalledTimes(times);
  });

  it('asks nothing when it is disabled', async () => {
    const { leave, left } = setup({ enabled: false });
    await userEvent.type(box('Name'), 'Ada');
    expect(unload()).toBe(false);
    await leave();
    await waitFor(() => expect(left).toHaveBeenCalledWith(true));
  });

  it('asks before a tab is closed, which would end what the tab keeps too', async () => {
    setup({ keeps: true });
    await userEvent.type(box('Name'), 'Ada');
    expect(unload()).toBe(true);
  });

  it('asks nothing of a way that the answer to the form takes', async () => {
    const ways: boolean[] = [];
    const Sender = () => {
      const { isGuarded } = useOverlays();
      return (
        <Form<Values> onSubmit={() => void ways.push(isGuarded())}>
          <UnsavedChanges texts={texts} />
          <TextField name="name" label="Name" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      );
    };
    render(
      <OverlayProvider locationKey="a">
        <Sender />
      </OverlayProvider>,
    );
    await userEvent.type(box('Name'), 'Ada');
    expect(unload()).toBe(true);
    await send();
    expect(ways).toEqual([false]);
  });

  it('asks nothing of a link that stays on the page', async () => {
    const went = jest.fn();
    render(
      <LinkProvider
        component={({ onClick: _, ...rest }) => (
          <a {...rest} onClick={(event) => (event.preventDefault(), went())} />
        )}
      >
        <OverlayProvider locationKey="a">
          <Form<Values> onSubmit={() => undefined}>
            <UnsavedChanges texts={texts} />
            <TextField name="name" label="Name" />
          </Form>
          <TextLink href="#main">Skip</TextLink>
        </OverlayProvider>
      </LinkProvider>,
    );
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.click(screen.getByRole('link', { name: 'Skip' }));
    expect(went).toHaveBeenCalledTimes(1);
  });

  it('asks nothing once it was sent, and again after the next change', async () => {
    setup();
    await userEvent.type(box('Name'), 'Ada');
    await send();
    await waitFor(() => expect(unload()).toBe(false));
    await userEvent.type(box('Name'), '!');
    expect(unload()).toBe(true);
  });

  it('asks nothing of who left the form already', async () => {
    const { unmount } = setup();
    await userEvent.type(box('Name'), 'Ada');
    unmount();
    expect(unload()).toBe(false);
  });
});
