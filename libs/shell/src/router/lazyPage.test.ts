import { createSafeStorage } from '@foyer/util';
import { loadOrReload } from './lazyPage.ts';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('memory only');
  });
const missing = () => Promise.reject(new Error('ChunkLoadError'));

describe('loadOrReload', () => {
  it('reloads exactly once, then shows the error [I4.21, I8.10]', async () => {
    const door = { storage: memory(), reload: jest.fn() };
    void loadOrReload(missing, door);
    await Promise.resolve();
    await Promise.resolve();
    expect(door.reload).toHaveBeenCalledTimes(1);
    await expect(loadOrReload(missing, door)).rejects.toThrow('ChunkLoadError');
    expect(door.reload).toHaveBeenCalledTimes(1);
  });

  it('forgets the reload once a part came', async () => {
    const door = { storage: memory(), reload: jest.fn() };
    door.storage.setItem('foyer-chunk-reload', '1');
    await expect(loadOrReload(() => Promise.resolve('page'), door)).resolves.toBe('page');
    void loadOrReload(missing, door);
    await Promise.resolve();
    await Promise.resolve();
    expect(door.reload).toHaveBeenCalledTimes(1);
  });
});
