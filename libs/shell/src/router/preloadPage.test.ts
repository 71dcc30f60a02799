import type { AppRoute } from '../app/appDefinition.ts';
import { preloadPage } from './preloadPage.ts';

const route = (address: AppRoute['address'], access: AppRoute['access'] = 'public') => ({
  address,
  access,
  load: jest.fn(() => Promise.resolve(() => null)),
});

describe('preloadPage', () => {
  it.each(['/events', '/fr-CA/events'])('fetches the page of %s and no other', (path) => {
    const [discover, events] = [route('discover'), route('events')];
    preloadPage([discover, events], 'Pass', path);
    expect(events.load).toHaveBeenCalledTimes(1);
    expect(discover.load).not.toHaveBeenCalled();
  });

  it('leaves a page behind the gate to the gate, and knows when there is none', () => {
    const tokens = route('myTokens', 'signedIn');
    preloadPage([tokens], 'Pass', '/myPass');
    preloadPage([tokens], 'Pass', '/nowhere');
    expect(tokens.load).not.toHaveBeenCalled();
  });

  it('keeps quiet when it fails', async () => {
    const events = { ...route('events'), load: jest.fn(() => Promise.reject(new Error('ChunkLoadError'))) };
    preloadPage([events], 'Pass', '/events');
    await Promise.resolve();
    expect(events.load).toHaveBeenCalledTimes(1);
  });
});
