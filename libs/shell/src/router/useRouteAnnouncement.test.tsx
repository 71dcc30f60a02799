import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useRouteAnnouncement } from './useRouteAnnouncement.ts';

function Frame() {
  const navigate = useNavigate();
  const [main, setMain] = useState<HTMLElement | null>(null);
  const [heading, setHeading] = useState<string | undefined>('Event');
  useRouteAnnouncement(main);
  return (
    <>
      <main ref={setMain}>{heading && <h1 key={heading}>{heading}</h1>}</main>
      <button type="button" onClick={() => void navigate('/checkout')}>
        Go
      </button>
      <button type="button" onClick={() => setHeading(undefined)}>
        Wait
      </button>
      <button type="button" onClick={() => setHeading('Checkout')}>
        Arrive
      </button>
    </>
  );
}

/** Clicks without moving focus. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

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
    press('Go');
    expect(screen.getByRole('heading', { name: 'Event' })).toHaveFocus();
    press('Wait');
    press('Arrive');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus());
  });

  it('leaves a person alone who was quicker', async () => {
    start();
    press('Wait');
    press('Go');
    act(() => screen.getByRole('button', { name: 'Go' }).focus());
    press('Arrive');
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
  });
});
