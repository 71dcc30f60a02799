import { createSafeStorage } from '@foyer/util';
import { createSecretStore } from './secretStore.ts';

const kept = { tokenId: 't-1', secret: 'ABC', digits: 8, periodSeconds: 30 } as const;

describe('createSecretStore', () => {
  const storage = () =>
    createSafeStorage(() => {
      throw new Error('memory');
    });

  it('keeps the secrets of opened tokens, and forgets them when told [I4.14]', () => {
    const store = createSecretStore(storage());
    store.put(kept);
    store.put({ ...kept, tokenId: 't-2' });
    expect(store.get('t-1')).toEqual(kept);
    store.forget('t-1');
    expect(store.get('t-1')).toBeUndefined();
    expect(store.get('t-2')?.tokenId).toBe('t-2');
    store.clear();
    expect(store.get('t-2')).toBeUndefined();
  });

  it.each(['{"t-1":', '[]', 'null', '{"t-1":{"secret":7}}'])('reads nothing from %s', (stored) => {
    const broken = storage();
    broken.setItem('foyer-entry-secrets', stored);
    expect(createSecretStore(broken).get('t-1')).toBeUndefined();
  });
});
