import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { AppLink } from './AppLink.tsx';

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/fr-CA/discover']} basename="/fr-CA">
      {link}
      <Place />
    </MemoryRouter>,
  );
const press = (init = {}) => fireEvent.click(screen.getByRole('link'), init);

describe('AppLink', () => {
  it('goes through the router, under the language prefix [I2.01]', () => {
    show(<AppLink href="/event/a?tab=seats#map">Go</AppLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr-CA/event/a?tab=seats#map');
    expect(press()).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/event/a?tab=seats#map');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (how) => {
      show(<AppLink href="/cart">Go</AppLink>);
      expect(press(how)).toBe(true);
      expect(screen.getByRole('status')).toHaveTextContent('/discover');
    },
  );

  it('stays where the press was already taken', () => {
    show(
      <AppLink href="/cart" onClick={(event) => event.preventDefault()}>
        Go
      </AppLink>,
    );
    press();
    expect(screen.getByRole('status')).toHaveTextContent('/discover');
  });

  it.each([
    'https://elsewhere.example/a',
    '//elsewhere.example/a',
    '/\\elsewhere.example',
    'mailto:a@b.example',
  ])('is a plain link to %s', (href) => {
    show(<AppLink href={href}>Go</AppLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('leaves a link with a target to the browser, prefix and all', () => {
    show(
      <AppLink href="/terms" target="_blank">
        Go
      </AppLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/terms');
    expect(press()).toBe(true);
  });
});
