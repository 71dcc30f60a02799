import { createSafeStorage } from '@foyer/util';
import { endPayIntent, payIntentKey } from './payIntent.ts';

describe('payIntentKey', () => {
  it('keeps its key for the same request, over a reload too [C7.20]', () => {
    const memory = new Map<string, string>();
    const open = () =>
      createSafeStorage(() => ({
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      }));
    let count = 0;
    const newKey = () => `k${(count += 1)}`;
    expect(payIntentKey(open(), 'e', { total: 1 }, newKey)).toBe('k1');
    expect(payIntentKey(open(), 'e', { total: 1 }, newKey)).toBe('k1');
    expect(payIntentKey(open(), 'e', { total: 2 }, newKey)).toBe('k2');
    endPayIntent(open(), 'e');
    expect(payIntentKey(open(), 'e', { total: 2 }, newKey)).toBe('k3');
  });

  it('starts a new intent where the stored one is broken', () => {
    const storage = createSafeStorage(() => {
      throw new Error('memory');
    });
    storage.setItem('foyer-pay-intent:e', '{"key"');
    expect(payIntentKey(storage, 'e', {}, () => 'fresh')).toBe('fresh');
  });
});
