import { createSafeStorage } from '@foyer/util';
import { loadOrReload, reloadFor } from './lazyPage.ts';

const doorIn = (isOnline = true) => ({
  storage: createSafeStorage(() => {
    throw new Error('memory only');
  }),
  reload: jest.fn(),
  canReload: () => isOnline,
});
const missing = () => Promise.reject(new Error('ChunkLoadError'));
const settled = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

describe('loadOrReload', () => {
  it('reloads exactly once, then shows the error for good [I4.21, I8.10, CL-02]', async () => {
    const door = doorIn();
    void loadOrReload(missing, door, 'event');
    await settled();
    expect(door.reload).toHaveBeenCalledTimes(1);
    await expect(loadOrReload(missing, door, 'event')).rejects.toThrow('ChunkLoadError');
    await expect(loadOrReload(missing, door, 'event')).rejects.toThrow('ChunkLoadError');
    expect(door.reload).toHaveBeenCalledTimes(1);
  });

  it('forgets the reload once the part came', async () => {
    const door = doorIn();
    expect(reloadFor('event', door)).toBe(true);
    await expect(loadOrReload(() => Promise.resolve('page'), door, 'event')).resolves.toBe('page');
    void loadOrReload(missing, door, 'event');
    await settled();
    expect(door.reload).toHaveBeenCalledTimes(2);
  });

  it('is not fooled by another part that comes while this one never does', async () => {
    const door = doorIn();
    expect(reloadFor('seat map', door)).toBe(true);
    await loadOrReload(() => Promise.resolve('page'), door, 'event');
    expect(reloadFor('seat map', door)).toBe(false);
  });

  it('reloads once for all the parts that a page misses [CL-02]', () => {
    const door = doorIn();
    expect([reloadFor('event', door), reloadFor('texts', door), reloadFor('event', door)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps the page that stands while there is no network', async () => {
    const door = doorIn(false);
    await expect(loadOrReload(missing, door, 'event')).rejects.toThrow('ChunkLoadError');
    expect(door.reload).not.toHaveBeenCalled();
  });
});
