import type { AppRoute } from './appRoute.ts';
import { preloadPage } from './preloadPage.ts';

const route = (address: AppRoute['address'], access: AppRoute['access'] = 'public') => ({
  address,
  access,
  texts: `texts of ${address}`,
  load: jest.fn(() => Promise.resolve(() => null)),
});

describe('preloadPage', () => {
  it.each(['/events', '/fr-CA/events'])('fetches the page of %s and no other', (path) => {
    const [discover, events] = [route('discover'), route('events')];
    preloadPage([discover, events], 'Pass', path);
    expect(events.load).toHaveBeenCalledTimes(1);
    expect(discover.load).not.toHaveBeenCalled();
  });

  it('brings it, and names the texts that it begins with', async () => {
    const Page = () => null;
    const events = { ...route('events'), load: () => Promise.resolve(Page) };
    const { texts, page } = preloadPage([route('discover'), events], 'Pass', '/events');
    expect(texts).toBe('texts of events');
    expect(await page).toEqual({ route: events, Page });
  });

  it('does not make a page wait long for it, as the frame can stand without', async () => {
    jest.useFakeTimers();
    const events = { ...route('events'), load: () => new Promise<never>(() => undefined) };
    const { page } = preloadPage([events], 'Pass', '/events');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await page).toBeUndefined();
    jest.useRealTimers();
  });

  it('leaves a page behind the gate to the gate, and knows when there is none', () => {
    const tokens = route('myTokens', 'signedIn');
    preloadPage([tokens], 'Pass', '/myPass');
    preloadPage([tokens], 'Pass', '/nowhere');
    expect(tokens.load).not.toHaveBeenCalled();
  });

  it('keeps quiet when it fails', async () => {
    const events = { ...route('events'), load: jest.fn(() => Promise.reject(new Error('ChunkLoadError'))) };
    expect(await preloadPage([events], 'Pass', '/events').page).toBeUndefined();
    expect(events.load).toHaveBeenCalledTimes(1);
  });
});
