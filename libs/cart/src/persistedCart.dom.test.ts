import fc from 'fast-check';
import { createFoyerClient, createFoyerStore, restorePersisted } from '@foyer/api-client';
import { createSafeStorage, type SafeStorage } from '@foyer/util';
import type { WithCart } from './model/cart/cartSelectors.ts';
import { cartSlice } from './model/cart/cartSlice.ts';
import { persistedCart } from './persistedCart.ts';

const key = 'event-cart-storage';
const others = { 'auth-token': 'secret', userLocale: 'fr-CA' };
const guid = 'line-0001';
const kept = {
  eventsCart: {
    'event-1': {
      items: {
        'item-1': { selection: { [guid]: { cartGuid: guid, offerGroupId: 'group-1', quantity: 2 } } },
      },
      purchaseToken: 'purchase-token',
      purchaseTokenExpiration: '2027-01-01T00:10:00Z',
    },
  },
};
const written = (state: object, version: number): string =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(state).map(([name, value]) => [name, JSON.stringify(value)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });
const usual = written(kept, 2);

function browserStorage(stored: string | undefined): Storage & SafeStorage {
  window.localStorage.clear();
  for (const [name, value] of Object.entries(others)) window.localStorage.setItem(name, value);
  if (stored !== undefined) window.localStorage.setItem(key, stored);
  return window.localStorage;
}

/** Simulates a visit with this storage, and reports the initial cart and whether a drop was reported. */
async function visit(storage: SafeStorage) {
  const onDropped = jest.fn();
  const store = createFoyerStore({
    client: createFoyerClient({ baseUrl: '/api' }),
    slices: [persistedCart(storage, onDropped)],
  });
  await restorePersisted(store);
  const { eventsCart } = (store.getState() as unknown as WithCart).cart;
  return { cart: { eventsCart } as object, onDropped, store };
}
const fresh = cartSlice.getInitialState() as object;
const expectKeptOrFresh = ({ cart, onDropped }: Awaited<ReturnType<typeof visit>>) => {
  const isKept = JSON.stringify(cart) === JSON.stringify(kept);
  const isFresh = JSON.stringify(cart) === JSON.stringify(fresh);
  expect([isKept, isFresh]).toContain(true);
  if (isFresh) expect(onDropped).toHaveBeenCalledTimes(1);
};
const expectOthersUntouched = () => {
  for (const [name, value] of Object.entries(others)) expect(window.localStorage.getItem(name)).toBe(value);
};

describe('the stored cart [CL-05]', () => {
  it('comes back as it was [C3.24a-e, C3.24g-h]', async () => {
    const { cart, onDropped } = await visit(browserStorage(usual));
    expect(cart).toEqual(kept);
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('comes back with the codes of presales, which older carts do not have [C7.31]', async () => {
    const codes = { marketplaceCodes: { 'event-1': 'EARLY' } };
    const { store, onDropped } = await visit(browserStorage(written({ ...kept, ...codes }, 2)));
    expect((store.getState() as unknown as WithCart).cart).toMatchObject(codes);
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('comes back with promo codes, price changes and transaction context [C3.24a, C3.25a-c, C3.26a-d]', async () => {
    const money = (amount: number) => ({ amount, currency: 'CAD' });
    const state = {
      eventsCart: {
        'event-1': {
          ...kept.eventsCart['event-1'],
          activePromoCode: 'SPRING',
          priceChanges: [{ cartGuid: guid, before: money(100), now: money(200) }],
        },
        'event-2': { ...kept.eventsCart['event-1'], promoCodeError: 'Invalid promo code' },
      },
      transactions: {
        'event-1': {
          categoryType: 'EVENT_ACCESS',
          offerAddress: '/events/event-1?quantity=2',
          rootOrigin: 'https://foyer.test',
          cartGuardDisabled: true,
        },
      },
    };
    const { store, onDropped } = await visit(browserStorage(written(state, 2)));
    expect((store.getState() as unknown as WithCart).cart).toMatchObject(state);
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('comes back from a version that had one promo code for all carts, without it', async () => {
    const codes = { marketplaceCodes: { 'event-1': 'EARLY' } };
    const shared = { priceChanges: [], activePromoCode: 'SPRING', promoCodeError: 'Invalid promo code' };
    const { store, cart, onDropped } = await visit(
      browserStorage(written({ ...kept, ...codes, ...shared }, 1)),
    );
    expect(cart).toEqual(kept);
    expect(onDropped).not.toHaveBeenCalled();
    const { cart: state } = store.getState() as unknown as WithCart;
    expect(JSON.parse(JSON.stringify(state))).toMatchObject(codes);
    for (const name of Object.keys(shared)) expect(state).toHaveProperty(name, undefined);
  });

  it('is restored or restarts with a message, wherever it was cut off; nothing else is touched', async () => {
    for (let length = 1; length < usual.length; length += 3) {
      expectKeptOrFresh(await visit(browserStorage(usual.slice(0, length))));
      expectOthersUntouched();
    }
  });

  it('is restored or restarts with a message, however it was altered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(usual.length - 1), fc.string({ maxLength: 6 }), async (place, junk) => {
        const spoilt = usual.slice(0, place) + junk + usual.slice(place + junk.length);
        const { cart } = await visit(browserStorage(spoilt));
        // The mutated value still has the shape of a cart; only a name or a number may differ.
        expect(cart).toHaveProperty('eventsCart', expect.any(Object));
        expectOthersUntouched();
      }),
      { numRuns: 120, seed: 5 },
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    ['the version before there were versions', written(kept, 0)],
    ['a version of tomorrow', written(kept, 3)],
    ['no version', JSON.stringify({ eventsCart: '{}' })],
    ['another shape', written({ eventsCart: { 'event-1': { items: [] } } }, 2)],
    ['quantities below one', usual.replace('\\"quantity\\":2', '\\"quantity\\":-2')],
    ['a list', '["a"]'],
    ['a number', '7'],
    ['nothing', 'null'],
    ['a page', '<html>'],
    ['five megabytes of nothing', '#'.repeat(4_900_000)],
  ])('begins anew with %s [CL-05]', async (_name, stored) => {
    const { cart } = await visit(browserStorage(stored));
    expect(cart).toEqual(fresh);
    expectOthersUntouched();
  });

  it('works in memory where storage is forbidden, and where it is full', async () => {
    const forbidden = createSafeStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect((await visit(forbidden)).cart).toEqual(fresh);
    const full = createSafeStorage(() => ({
      getItem: () => usual,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect((await visit(full)).cart).toEqual(kept);
  });
});
