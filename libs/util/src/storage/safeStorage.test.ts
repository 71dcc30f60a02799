import { createSafeStorage, type SafeStorage } from './safeStorage.ts';

const full: SafeStorage = {
  getItem: () => 'old',
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

describe('createSafeStorage', () => {
  it('works in memory where the storage may not be touched [I4.14]', () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('prefers what was set last, even when the storage was full', () => {
    const storage = createSafeStorage(() => full);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
  });
});
