import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { renderFeature } from '@foyer/testing';
import { EventAddress } from '../../testing/addresses/EventAddress.tsx';
import { eventPath, marketplaceSettings } from '../../testing/marketplaceSettings.ts';

const browser: { back?: () => void; go?: (path: string) => void } = {};
function Browser() {
  const navigate = useNavigate();
  useEffect(() => {
    browser.back = () => void navigate(-1);
    browser.go = (path) => void navigate(path);
  }, [navigate]);
  return <EventAddress />;
}
const opener = () => screen.findByRole('button', { name: 'Full screen' });
const dialog = () => screen.queryByRole('dialog', { name: 'Seat map' });

describe('the map full screen', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    // jsdom has no layout, and elements without a client rect do not regain focus.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps the map of the page until the full-screen map is loaded', async () => {
    renderFeature(<Browser />, marketplaceSettings({}, { path: eventPath }));
    const button = await opener();
    act(() => button.click());
    expect(screen.getAllByRole('application', { hidden: true })).toHaveLength(1);
    await waitFor(() => expect(dialog()).toBeVisible());
  });

  it('has the legend with it [C2.25a]', async () => {
    const { user } = renderFeature(<Browser />, marketplaceSettings({}, { path: eventPath }));
    await user.click(await opener());
    const whole = within(await screen.findByRole('dialog', { name: 'Seat map' }));
    const legend = within(await whole.findByRole('list', { name: 'Prices and symbols' }));
    expect(legend.getAllByRole('listitem').length).toBeGreaterThan(2);
    await waitFor(() => expect(legend.getAllByText(/CA\$\d/)[0]).toBeVisible());
  });

  it('leads back to the map where the button is not displayed any more', async () => {
    const { user } = renderFeature(<Browser />, marketplaceSettings({}, { path: eventPath }));
    await user.click(await opener());
    await waitFor(() => expect(dialog()).toBeVisible());
    const button = screen.getByRole('button', { name: 'Full screen', hidden: true });
    button.getClientRects = () => [] as never;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(screen.getByRole('application')).toHaveFocus());
  });

  it.each<[string, (user: { keyboard: (keys: string) => Promise<void> }) => Promise<void> | void]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the back button of the browser', () => act(() => browser.back?.())],
    ['Done', () => act(() => screen.getByRole('button', { name: 'Done' }).click())],
  ])('opens at a press, and %s leads back to the button', async (_name, leave) => {
    const { user } = renderFeature(<Browser />, marketplaceSettings({}, { path: eventPath }));
    await user.click(await opener());
    await waitFor(() => expect(dialog()).toBeVisible());
    // One map at a time.
    await waitFor(() => expect(screen.getAllByRole('application', { hidden: true })).toHaveLength(1));
    // The map announces a pick; its footer does not repeat it.
    expect(screen.getByText('Choose your Passes', { selector: '[role=dialog] *' })).not.toHaveAttribute(
      'role',
    );
    await leave(user);
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(async () => expect(await opener()).toHaveFocus());
  });

  const pressTwice = (button: HTMLElement) =>
    act(() => {
      button.click();
      button.click();
    });

  it('takes two presses for one: Done leads to the page, not to the one before it', async () => {
    renderFeature(<Browser />, marketplaceSettings({}, { path: '/' }));
    act(() => browser.go?.(eventPath));
    pressTwice(await opener());
    await waitFor(() => expect(dialog()).toBeVisible());
    act(() => screen.getByRole('button', { name: 'Done' }).click());
    await waitFor(() => expect(dialog()).toBeNull());
    act(() => screen.getByRole('button', { name: 'Full screen' }).click());
    await waitFor(() => expect(dialog()).toBeVisible());
    pressTwice(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(await opener()).toBeVisible();
  });
});
