import { createFoyerClient, createFoyerStore } from '@foyer/api-client';
import { keepOffline } from './keepOffline.ts';

const origin = window.location.origin;
const texts = `${origin}/assets/91f13184.js`;
const script = `${origin}/assets/main.0a1b2c3d4e.js`;

/** Caches that record what is put into them; a file comes in when `arrive` is called. */
function standIn() {
  const kept: string[] = [];
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const cache = {
    match: (file: string) => Promise.resolve(kept.includes(file) ? new Response() : undefined),
    add: async (file: string) => {
      if (file === texts) await arrived;
      kept.push(file);
    },
    put: (path: string) => Promise.resolve(void kept.push(path)),
  };
  const worker = {
    controller: null as object | null,
    register: () => Promise.resolve(),
    ready: Promise.resolve({ active: {} }),
    addEventListener: (_name: string, listener: () => void) => listener(),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(globalThis, {
    caches: { open: () => Promise.resolve(cache) },
    fetch: jest.fn(() => Promise.resolve(new Response('<div id="root">'))),
  });
  // jsdom records no loads.
  const getEntriesByType = () => [script, texts].map((name) => ({ name }));
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
  return { kept, worker, arrive: () => arrive() };
}
const store = () => createFoyerStore({ client: createFoyerClient({ baseUrl: '/api' }) });

describe('what is kept for a time without network [I2.30]', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it('is the page’s shell only once its files are, so that no text is missing', async () => {
    const { kept, arrive } = standIn();
    const keeping = keepOffline(store());
    await new Promise(process.nextTick);
    expect(kept).not.toContain('/app-shell');
    arrive();
    await keeping;
    expect(kept).toEqual([script, texts, '/app-shell']);
  });

  it('is the shell of the current release, on every later visit', async () => {
    const { kept, worker } = standIn();
    worker.controller = {};
    await keepOffline(store());
    expect(kept).toEqual(['/app-shell']);
  });
});
