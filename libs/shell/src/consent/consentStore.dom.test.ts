import { createSafeStorage } from '@foyer/util';
import { initialConsent, readConsent } from './consentStates.ts';
import { createConsentStore } from './consentStore.ts';

const key = 'foyer-consent';
const storage = createSafeStorage(() => localStorage);
const newId = () => 'client-of-a-test';
const open = () => createConsentStore({ storage, newId, own: window });
const granted = {
  version: 1,
  isSetUp: true,
  categories: { necessary: 'granted', performance: 'granted' },
  clientId: 'client-of-a-test',
};

/** Simulates a write by another tab. */
const otherTabWrites = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

beforeEach(() => storage.removeItem(key));

describe('consent', () => {
  it('begins with necessary granted, performance pending, and not set up [I3.25, I4.17]', () => {
    expect(open().read().consent).toEqual(initialConsent);
    expect(initialConsent).toEqual({
      version: 1,
      isSetUp: false,
      categories: { necessary: 'granted', performance: 'pending' },
    });
  });

  it('survives a reload with the choice, and necessary stays granted whatever is chosen [I4.17, PV-03]', () => {
    open().choose('granted');
    expect(open().read().consent).toEqual(granted);
    open().choose('denied');
    expect(open().read().consent).toEqual({
      version: 1,
      isSetUp: true,
      categories: { necessary: 'granted', performance: 'denied' },
    });
  });

  it.each([
    ['another version', JSON.stringify({ ...granted, version: 2 })],
    ['no version', JSON.stringify({ ...granted, version: undefined })],
    ['a half of it', JSON.stringify(granted).slice(0, 40)],
    [
      'an unknown category',
      JSON.stringify({ ...granted, categories: { ...granted.categories, ads: 'granted' } }),
    ],
    [
      'necessary denied',
      JSON.stringify({ ...granted, categories: { necessary: 'denied', performance: 'granted' } }),
    ],
    ['set up without a choice', JSON.stringify({ ...granted, categories: initialConsent.categories })],
    ['a choice without being set up', JSON.stringify({ ...granted, isSetUp: false })],
    ['null', 'null'],
    ['a megabyte', JSON.stringify({ ...granted, clientId: 'x'.repeat(1_000_000) })],
  ])('asks again where storage has %s [PV-03, CL-05]', (_name, stored) => {
    expect(readConsent(stored)).toEqual(initialConsent);
  });

  it('works for the visit where nothing can be stored [CL-05]', () => {
    const broken = createSafeStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const store = createConsentStore({ storage: broken, newId, own: window });
    store.choose('denied');
    expect(store.read().consent.categories.performance).toBe('denied');
  });

  it('follows another tab, and another tab that emptied everything [CL-06]', () => {
    const store = open();
    const heard = jest.fn();
    const stop = store.subscribe(heard);
    otherTabWrites(JSON.stringify(granted));
    expect(store.read().consent).toEqual(granted);
    otherTabWrites('{');
    expect(store.read().consent).toEqual(initialConsent);
    otherTabWrites(JSON.stringify(granted));
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(store.read().consent).toEqual(initialConsent);
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    otherTabWrites(JSON.stringify(granted));
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('keeps who a browser is only between a grant and a denial [I4.17]', () => {
    const store = open();
    store.choose('granted');
    expect(store.read().consent.clientId).toBe('client-of-a-test');
    store.choose('denied');
    expect(localStorage.getItem(key)).not.toContain('client-of-a-test');
  });
});
