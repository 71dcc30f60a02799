import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { Link } from 'react-router';
import type { WhiteLabelConfig } from '@foyer/contract';
import { renderFeature } from '@foyer/testing';
import { ShellStage } from '../testing/ShellStage.tsx';
import { buildWhiteLabel, shellSettings } from '../testing/shellSettings.ts';
import { Header } from './Header.tsx';

const Account = () => (
  <>
    <button>Log in</button>
    <Link to="/events">All events</Link>
  </>
);
const Cart = () => <button>Cart</button>;
const show = (whiteLabel?: WhiteLabelConfig) =>
  renderFeature(
    <ShellStage {...(whiteLabel ? { whiteLabel } : {})}>
      <Header Cart={Cart} Account={Account} />
      <Routes>
        <Route path="/" element={<h1>Discover</h1>} />
        <Route path="/events" element={<h1>Events</h1>} />
      </Routes>
    </ShellStage>,
    shellSettings({}, { path: '/events' }),
  );
const menu = () => screen.getByRole('button', { name: 'Menu' });

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

  it('closes its menu where another page begins [I2.26]', async () => {
    const { user } = show();
    await user.click(menu());
    await user.click(screen.getByRole('link', { name: 'All events' }));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });
});
