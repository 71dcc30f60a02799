import type { EventSummary, Locale, Order, Token } from '@foyer/contract';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';

export interface Fact {
  label: string;
  value: string;
  /** Printed instead of a value with letters that no font has. */
  otherwise?: string;
}

/** Texts on the page of one {product}; it has no entry code. */
export interface DocumentPage {
  site: string;
  /** "1 of 2" */
  count: string;
  event: Fact;
  when: Fact;
  where: Fact;
  /** Section, row and seat, or the area; printed large. */
  place: readonly Fact[];
  facts: readonly Fact[];
  notes: readonly string[];
  /** Address of the live {product}. */
  link: string;
}

export interface DocumentParts {
  order: Order;
  tokens: readonly Token[];
  attendeeOf: (token: Token) => string;
  texts: ServerTexts;
  locale: Locale;
  link: string;
}

type Say = (key: string, values?: Record<string, string | number>) => string;

function whenOf({ startsAt, timezone: timeZone }: EventSummary, locale: Locale): string {
  const at = new Date(startsAt);
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const named = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone }).formatToParts(at);
  const zone = named.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${full.format(at)} (${zone})`;
}

function placeOf({ seat, attendance, sectionName, name }: Token, say: Say): Fact[] {
  if (attendance === 'STREAMING') return [{ label: say('area'), value: say('streaming') }];
  if (!seat) return [{ label: say('area'), value: sectionName ?? name }];
  return [
    { label: say('section'), value: seat.section },
    { label: say('row'), value: seat.row },
    { label: say('seat'), value: seat.seat },
  ];
}

const whereOf = ({ venue }: EventSummary, say: Say): string =>
  venue ? [venue.name, venue.address, venue.city, venue.region].filter(Boolean).join(', ') : say('online');

/** Builds the texts of an order's pages, one for each {product}. */
export function documentPages(parts: DocumentParts): DocumentPage[] {
  const { order, tokens, attendeeOf, texts, locale, link } = parts;
  const { event, orderNumber } = order;
  const say: Say = (key, values) => texts.say(locale, `document.${key}`, values);
  return tokens.map((token, at) => {
    const attendee = attendeeOf(token);
    return {
      site: texts.site,
      count: say('count', { at: at + 1, count: tokens.length }),
      event: { label: '', value: event.shortName, otherwise: event.vanityName },
      when: { label: say('when'), value: whenOf(event, locale) },
      where: { label: say('where'), value: whereOf(event, say) },
      place: placeOf(token, say),
      facts: [
        { label: say('item'), value: token.name },
        ...(token.gate ? [{ label: say('gate'), value: token.gate }] : []),
        ...(attendee ? [{ label: say('attendee'), value: attendee, otherwise: say('inAccount') }] : []),
        { label: say('order'), value: orderNumber },
      ],
      notes: [say('notCode'), say('open')],
      link,
    };
  });
}
