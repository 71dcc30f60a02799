import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, Link } from 'react-router';
import type { Profile, WhiteLabelConfig } from '@foyer/contract';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import { buildProfile, buildWhiteLabel, renderFeature } from '@foyer/testing';
import { ShellStage } from '../testing/ShellStage.tsx';
import { shellSettings } from '../testing/shellSettings.ts';
import { Header } from './Header.tsx';

const Account = () => (
  <>
    <button>Log in</button>
    <Link to="/events">Every event</Link>
  </>
);
/** Loads the profile of a stored session. */
function KnownAccount() {
  useGetProfileQuery();
  return <Account />;
}
const Cart = () => <button>Cart</button>;
const show = (whiteLabel?: WhiteLabelConfig, fan?: Profile) =>
  renderFeature(
    <ShellStage {...(whiteLabel ? { whiteLabel } : {})}>
      <Header Cart={Cart} Account={fan ? KnownAccount : Account} />
      <Routes>
        <Route path="/" element={<h1>Discover</h1>} />
        <Route path="/events" element={<h1>Events</h1>} />
      </Routes>
    </ShellStage>,
    shellSettings({}, { path: '/events', ...(fan ? { fan } : {}) }),
  );
const menu = () => screen.getByRole('button', { name: 'Menu' });

/** jsdom's window is narrow, so the links are hidden. */
const linkFacts = async () =>
  within(await screen.findByRole('navigation', { hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('Header', () => {
  it('leads home under the name of the house [I2.22]', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Foyer, home' }));
    expect(screen.getByRole('heading', { name: 'Discover' })).toBeVisible();
  });

  it('shows the logo of a partner, and leads to the home page that the partner named [I2.22]', () => {
    const home = 'https://harbour.example/';
    const { container } = show(buildWhiteLabel({ customHomepageUrl: home }));
    const link = screen.getByRole('link', { name: 'Harbour Arena, home' });
    expect(link).toHaveAttribute('href', home);
    expect(container.querySelector('header img')).toHaveAttribute('src', buildWhiteLabel().logo);
    expect(screen.queryByText('Foyer')).toBeNull();
  });

  it('puts the logo of a partner in the middle, where the partner chose that [I3.26]', () => {
    const { container, unmount } = show(buildWhiteLabel());
    const row = () => window.getComputedStyle(container.querySelector('header > div')!).display;
    expect(row()).toBe('flex');
    unmount();
    const { theme } = buildWhiteLabel();
    const shown = show(buildWhiteLabel({ theme: { ...theme, header: 'centred' } }));
    const home = shown.getByRole('link', { name: 'Harbour Arena, home' });
    expect(window.getComputedStyle(home.parentElement!).display).toBe('grid');
  });

  it('links to all events and to organisers, and to My {product} once the address is verified [I2.22]', async () => {
    const { unmount } = show();
    const [events, organisers] = [
      ['All events', '/events', 'page'],
      ['For organizers', '/organisers', null],
    ];
    expect(await linkFacts()).toEqual([events, organisers]);
    unmount();
    show(undefined, buildProfile());
    await waitFor(async () => expect(await linkFacts()).toHaveLength(3));
    expect(await linkFacts()).toEqual([events, ['My Passes', '/myPass/going', null], organisers]);
  });

  it('keeps a partner’s visitors on the partner’s site [I2.22]', async () => {
    show(buildWhiteLabel(), buildProfile());
    expect(await linkFacts()).toEqual([['My Passes', '/myPass/going', null]]);
  });

  it('opens and closes its menu by keyboard, and says which it is [I2.26]', async () => {
    const { user } = show();
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    menu().focus();
    await user.keyboard('{Enter}');
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(menu().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('button', { name: 'Log in' }));
    expect(panel).not.toContainElement(screen.getByRole('button', { name: 'Cart' }));
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveFocus();
  });

  it('has the links of the bar in the menu of phones, where the bar has no room [I2.22, I2.26]', async () => {
    const { user } = show(undefined, buildProfile());
    await screen.findByRole('navigation', { hidden: true });
    await user.click(menu());
    const panel = document.getElementById(menu().getAttribute('aria-controls') ?? '')!;
    expect(await within(panel).findByRole('link', { name: 'My Passes' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    await user.keyboard('{Escape}');
    expect(within(panel).queryByRole('link', { name: 'My Passes' })).toBeNull();
  });

  it('leads to My {product} from the bar itself, once the address is verified', async () => {
    const { unmount } = show();
    await screen.findByRole('navigation', { hidden: true });
    expect(screen.queryByRole('link', { name: 'My Passes' })).toBeNull();
    unmount();
    show(undefined, buildProfile());
    // The other one is in the bar of wide windows, and hidden in the narrow one of jsdom.
    expect(await screen.findByRole('link', { name: 'My Passes' })).toHaveAttribute('href', '/myPass/going');
  });

  it('closes its menu where another page begins [I2.26]', async () => {
    const { user } = show();
    await user.click(menu());
    await user.click(screen.getByRole('link', { name: 'Every event' }));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });
});
