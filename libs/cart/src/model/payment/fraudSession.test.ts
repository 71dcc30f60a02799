import { createSafeStorage } from '@foyer/util';
import { fraudSessionId } from './fraudSession.ts';

describe('fraudSessionId', () => {
  it('is the same for every payment of a visit, over a reload too [C3.28f]', () => {
    const memory = new Map<string, string>();
    const open = () =>
      createSafeStorage(() => ({
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      }));
    let count = 0;
    const newId = () => `f${(count += 1)}`;
    expect([fraudSessionId(open(), newId), fraudSessionId(open(), newId)]).toEqual(['f1', 'f1']);
    memory.clear();
    expect(fraudSessionId(open(), newId)).toBe('f2');
  });
});
