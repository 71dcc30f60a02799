import { createSlice } from '@reduxjs/toolkit';
import { createFoyerClient } from '../client/foyerClient.ts';
import { adoptPersisted } from './adoptPersisted.ts';
import { createFoyerStore } from './createFoyerStore.ts';
import { foyerSlice } from './foyerSlice.ts';
import { forgetPerson } from './forgetPerson.ts';
import { persistedSlice, restorePersisted } from './persistedSlice.ts';

interface Basket {
  names: string[];
  ownerId?: string;
}
const emptyBasket: Basket = { names: [] };
const basket = createSlice({
  name: 'basket',
  initialState: emptyBasket,
  reducers: {
    added: (state, { payload }: { payload: string }) => void state.names.push(payload),
    owned: (state, { payload }: { payload: string }) => void (state.ownerId = payload),
  },
});
const note = createSlice({
  name: 'note',
  initialState: { text: '' },
  reducers: { written: (state, { payload }: { payload: string }) => void (state.text = payload) },
});
const session = createSlice({ name: 'session', initialState: { on: true }, reducers: {} });
const isBasket = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Array.isArray((stored as Basket).names) &&
  Object.keys(stored).every((name) => ['names', 'ownerId'].includes(name));

const memory = new Map<string, string>();
let writes = 0;
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => {
    writes += 1;
    memory.set(key, value);
  },
  removeItem: (key: string) => void memory.delete(key),
};

async function openTab() {
  const slice = persistedSlice<Basket>({
    slice: basket,
    key: 'kept',
    version: 1,
    storage,
    isValid: isBasket,
  });
  const store = createFoyerStore({
    client: createFoyerClient({ baseUrl: '/api' }),
    slices: [slice, foyerSlice(note), { ...foyerSlice(session), isAboutSession: true }],
  });
  await restorePersisted(store);
  const state = () => store.getState() as unknown as { basket: Basket; note: { text: string } };
  return { store, slice, state, adopt: () => adoptPersisted(store, slice, storage.getItem('kept')) };
}
/** Lets redux-persist write all that waits: it does so field by field, by a timer that ends with the last one. */
const settle = () => jest.runAllTimersAsync();

beforeEach(() => {
  memory.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('two tabs [CL-06]', () => {
  it('have the same in a slice that is kept, and leave it at that', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.store.dispatch(basket.actions.owned('ada'));
    one.store.dispatch(basket.actions.added('a'));
    await settle();
    expect(memory.get('kept')).toContain('a');
    await two.adopt();
    expect(two.state().basket).toMatchObject({ names: ['a'], ownerId: 'ada' });
    await settle();
    const before = writes;
    for (let round = 0; round < 5; round += 1) {
      await one.adopt();
      await two.adopt();
      await settle();
    }
    expect(writes).toBe(before);
  });

  it('begin anew together when one of them takes it out of the storage', async () => {
    const { store, state, adopt } = await openTab();
    store.dispatch(basket.actions.owned('ada'));
    store.dispatch(basket.actions.added('a'));
    await settle();
    memory.clear();
    await adopt();
    expect(state().basket).toMatchObject({ names: [] });
    expect(state().basket.ownerId).toBeUndefined();
  });

  it.each([
    ['rubbish', '<html>'],
    ['half of it', '{"names":"[\\"x'],
    ['another shape', '{"names":"7","_persist":"{\\"version\\":1}"}'],
    ['another version', '{"names":"[\\"x\\"]","_persist":"{\\"version\\":9}"}'],
    ['a prototype', '{"names":"[]","__proto__":"{\\"evil\\":true}","_persist":"{\\"version\\":1}"}'],
  ])('do not take over %s [CL-05, BI-12]', async (_name, raw) => {
    const { store, slice, state } = await openTab();
    store.dispatch(basket.actions.added('a'));
    await adoptPersisted(store, slice, raw);
    expect(state().basket.names).toEqual(['a']);
    expect(({} as { evil?: boolean }).evil).toBeUndefined();
    expect((state().basket as { evil?: boolean }).evil).toBeUndefined();
  });
});

describe('forgetPerson [I4.14]', () => {
  it('lets every slice begin anew but that of the session, and goes on keeping the kept ones', async () => {
    const { store, state } = await openTab();
    store.dispatch(basket.actions.added('a'));
    store.dispatch(note.actions.written('secret'));
    await settle();
    forgetPerson(store);
    expect(state()).toMatchObject({ basket: { names: [] }, note: { text: '' }, session: { on: true } });
    store.dispatch(basket.actions.added('b'));
    await settle();
    expect(memory.get('kept')).toContain('b');
    expect(memory.get('kept')).not.toContain('"a');
  });
});
