import { waitFor } from '@testing-library/react';
import { createSlice } from '@reduxjs/toolkit';
import { createFoyerClient } from '../client/foyerClient.ts';
import { createFoyerStore } from './createFoyerStore.ts';
import { persistedSlice, restorePersisted } from './persistedSlice.ts';

interface Basket {
  names: string[];
  note: string;
}
const initialState: Basket = { names: [], note: 'fresh' };
const slice = createSlice({
  name: 'basket',
  initialState,
  reducers: { added: (state, { payload }: { payload: string }) => void state.names.push(payload) },
});
const isValid = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && 'names' in stored && Array.isArray(stored.names);

async function start(stored: string | undefined, migrate?: (old: unknown) => unknown) {
  const memory = new Map(stored === undefined ? [] : [['basket-storage', stored]]);
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const onDropped = jest.fn();
  const persisted = persistedSlice<Basket>({
    slice,
    key: 'basket-storage',
    version: 2,
    storage,
    fields: ['names'],
    isValid,
    onDropped,
    ...(migrate ? { migrate } : {}),
  });
  const store = createFoyerStore({
    client: createFoyerClient({ baseUrl: 'http://foyer.test' }),
    slices: [persisted],
  });
  await restorePersisted(store);
  const read = () => (store.getState() as unknown as { basket: Basket }).basket;
  return { store, read, onDropped, memory };
}
const saved = (names: unknown, version: number) =>
  JSON.stringify({ names: JSON.stringify(names), _persist: JSON.stringify({ version, rehydrated: true }) });

describe('persistedSlice', () => {
  it('brings back what was stored under the exact key [C3.24a]', async () => {
    const { read, store, memory } = await start(saved(['a'], 2));
    expect(read()).toMatchObject({ names: ['a'], note: 'fresh' });
    store.dispatch(slice.actions.added('b'));
    await waitFor(() => expect(memory.get('basket-storage')).toContain('b'));
  });

  it.each([
    ['cut off in the middle', saved(['a'], 2).slice(0, 12)],
    ['of the wrong shape', saved('nonsense', 2)],
    ['of an unknown version', saved(['a'], 1)],
    ['not JSON at all', '<html>'],
    ['broken in one field', JSON.stringify({ names: '["a', _persist: '{"version":2}' })],
  ])('starts afresh from a store that is %s, and tells so once [CL-05]', async (_name, stored) => {
    const { read, onDropped } = await start(stored);
    expect(read()).toMatchObject(initialState);
    expect(onDropped).toHaveBeenCalledTimes(1);
  });

  it('tells that it dropped a store, and migrates one that it knows', async () => {
    const dropped = await start(saved('nonsense', 2));
    expect(dropped.onDropped).toHaveBeenCalledTimes(1);
    const migrated = await start(saved('a,b', 1), (old) => ({
      names: (old as { names: string }).names.split(','),
    }));
    expect(migrated.read().names).toEqual(['a', 'b']);
    expect(migrated.onDropped).not.toHaveBeenCalled();
  });
});
