import { createAnalytics } from './createAnalytics.ts';
import { openDataLayer, type TagWindow } from './dataLayer.ts';
import { createGtagAdapter, createTagManagerAdapter } from './Measuring.tsx';

const now = () => Date.UTC(2027, 0, 1);
const gtag = { measurementId: 'G-TEST', scriptUrl: '/sandbox/tags/gtag/js?id=G-TEST' };
const tagManager = { containerId: 'GTM-TEST', scriptUrl: '/sandbox/tags/gtm.js?id=GTM-TEST' };
const page = { page_location: 'https://foyer.example/', page_title: 'discover' };
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

function start(privacyDefault: 'granted' | 'denied' = 'denied', withManager = false) {
  const own: TagWindow = {};
  const layer = openDataLayer(own);
  const order: unknown[] = [];
  const analytics = createAnalytics({
    layer,
    privacyDefault,
    adapters: [
      createGtagAdapter(gtag, { layer, own, now }),
      ...(withManager ? [createTagManagerAdapter(tagManager, { layer, now })] : []),
    ],
    loadScript: (address) => order.push(['script', address, own.dataLayer?.length]),
  });
  expect(own.dataLayer).toBeUndefined();
  analytics.begin();
  analytics.begin();
  const commands = () =>
    (own.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry,
    );
  return { own, analytics, order, commands };
}

describe('analytics under consent', () => {
  it('say the four signals before any tag, as the region has them [I4.19, I7.30, PV-02]', () => {
    expect(start().commands()).toEqual([['consent', 'default', denied]]);
    const { commands, order } = start('granted');
    expect(commands()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
          analytics_storage: 'granted',
        },
      ],
    ]);
    expect(order).toEqual([]);
  });

  it('load nothing and hear nothing before a choice, also where the region grants [I6.06, PV-01]', () => {
    for (const word of ['denied', 'granted'] as const) {
      const { analytics, commands, order } = start(word, true);
      expect(analytics.allow(undefined)).toBe(false);
      analytics.page(page);
      analytics.event({ name: 'purchase', parameters: {} });
      analytics.user('somebody');
      expect([commands().length, order]).toEqual([1, []]);
    }
  });

  it('begin after a grant: update, initialisation, and the program last [I7.30, PV-02]', () => {
    const { analytics, commands, order } = start();
    analytics.allow('client-1');
    expect(commands().slice(1)).toEqual([
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      ['js', new Date(now())],
      [
        'config',
        'G-TEST',
        {
          client_id: 'client-1',
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
        },
      ],
    ]);
    // Signals, update and initialisation precede the script request.
    expect(order).toEqual([['script', gtag.scriptUrl, 4]]);
  });

  it('tell of pages, who is there, and events, and forget who was there [I6.06, I7.30]', () => {
    const { analytics, commands } = start();
    analytics.allow('client-1');
    analytics.page(page);
    analytics.user('user-1');
    analytics.event({ name: 'view_item', parameters: { value: 1 } });
    analytics.user(undefined);
    expect(commands().slice(4)).toEqual([
      ['set', { ...page, page_referrer: '' }],
      ['event', 'page_view', page],
      ['set', { user_id: 'user-1' }],
      ['event', 'view_item', { value: 1 }],
      ['set', { user_id: null }],
    ]);
  });

  it('fall silent with a denial: told as an update, switched off, nothing further [I4.17, PV-02]', () => {
    const { own, analytics, commands } = start();
    analytics.allow('client-1');
    expect(own['ga-disable-G-TEST']).toBe(false);
    expect(analytics.allow(undefined)).toBe(false);
    expect(own['ga-disable-G-TEST']).toBe(true);
    expect(commands().at(-1)).toEqual(['consent', 'update', denied]);
    const before = commands().length;
    analytics.page(page);
    analytics.event({ name: 'purchase', parameters: {} });
    analytics.user('user-1');
    expect(commands()).toHaveLength(before);
  });

  it('go on after another grant without loading the program twice', () => {
    const { own, analytics, order } = start();
    analytics.allow('client-1');
    analytics.allow(undefined);
    analytics.allow('client-2');
    analytics.allow('client-2');
    expect([own['ga-disable-G-TEST'], order.length]).toEqual([false, 1]);
  });

  it('tell the tag manager in its own words, and want a new page to be rid of a container [I7.30, PV-02]', () => {
    const { analytics, commands, order } = start('denied', true);
    analytics.allow('client-1');
    expect(order.map((each) => (each as unknown[])[1])).toEqual([gtag.scriptUrl, tagManager.scriptUrl]);
    analytics.page(page);
    analytics.event({ name: 'purchase', parameters: { value: 1 } });
    const entries = commands().filter((entry) => !Array.isArray(entry));
    expect(entries).toEqual([
      { event: 'gtm.js', 'gtm.start': now(), client_id: 'client-1' },
      { event: 'page_view', ...page },
      { ecommerce: null },
      { event: 'purchase', ecommerce: { value: 1 } },
    ]);
    expect(analytics.allow(undefined)).toBe(true);
  });
});
