import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router';
import { createSafeStorage, type SafeStorage } from '@foyer/util';
import { nameFirstEntry, useScrollMemory } from './useScrollMemory.ts';

const memory = (): SafeStorage =>
  createSafeStorage(() => {
    throw new Error('memory only');
  });

function Frame({ storage }: { storage: SafeStorage }) {
  useScrollMemory(storage);
  return (
    <>
      <Link to="/events">Events</Link>
      <Link to="?q=jazz">Jazz</Link>
    </>
  );
}
const open = (storage = memory()) =>
  render(
    <BrowserRouter>
      <Frame storage={storage} />
    </BrowserRouter>,
  );
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('link', { name }));
const scrollDownTo = (y: number): void => {
  Object.assign(window, { scrollY: y });
  act(() => void window.dispatchEvent(new Event('scroll')));
};

describe('useScrollMemory', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    nameFirstEntry(window.history);
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => scrollTo.mockRestore());

  it('starts another page at its top, and goes back to where the first one was left', async () => {
    open();
    scrollDownTo(640);
    await press('Events');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    window.history.back();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  });

  it('moves nothing when only the search changes', async () => {
    open();
    scrollDownTo(640);
    await press('Jazz');
    expect(window.location.search).toBe('?q=jazz');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes back to where the page was left, also when only the search had changed since it was scrolled [C2.22f]', async () => {
    open();
    scrollDownTo(640);
    await press('Jazz');
    await press('Events');
    window.history.back();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  });

  it('knows the position again after a reload', () => {
    const storage = memory();
    const { unmount } = open(storage);
    scrollDownTo(320);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    open(storage);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 320);
  });
});
