import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useRouteAnnouncement } from './useRouteAnnouncement.ts';

let go: (to: string) => void;
let show: (heading: string | undefined) => void;

function Frame() {
  const navigate = useNavigate();
  const [main, setMain] = useState<HTMLElement | null>(null);
  const [heading, setHeading] = useState<string | undefined>('Event');
  useRouteAnnouncement(main);
  go = (to) => void navigate(to);
  show = setHeading;
  return (
    <>
      <main ref={setMain}>{heading && <h1 key={heading}>{heading}</h1>}</main>
      <button type="button">Menu</button>
    </>
  );
}

const start = () =>
  render(
    <MemoryRouter initialEntries={['/event']}>
      <Frame />
    </MemoryRouter>,
  );

describe('useRouteAnnouncement', () => {
  it('leaves the first page to the browser', () => {
    start();
    expect(document.body).toHaveFocus();
  });

  it('waits for the heading of the next page, whatever had the focus before it [I4.22]', async () => {
    start();
    act(() => go('/checkout'));
    expect(screen.getByRole('heading', { name: 'Event' })).toHaveFocus();
    act(() => show(undefined));
    act(() => show('Checkout'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus());
  });

  it('leaves a person alone who was quicker', async () => {
    start();
    act(() => show(undefined));
    act(() => go('/checkout'));
    act(() => screen.getByRole('button').focus());
    act(() => show('Checkout'));
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
