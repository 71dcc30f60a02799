import type { Locale } from '@foyer/contract';
import { passColorsOf } from '../../../platform/gateways/wallet/passColors.ts';
import type { WalletPass } from '../../../platform/gateways/wallet/walletGateway.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import type { HeldToken } from '../../../sale/token/tokenRepository.ts';

interface PassParts {
  serial: string;
  token: HeldToken;
  event: EventRow;
  /** Names of the sections in the event's chart. */
  sectionNames: ReadonlyMap<string, string>;
  texts: ServerTexts;
  locale: Locale;
  /** Page of the {product}. */
  link: string;
}

type Say = (key: string) => string;

function paletteOf({ art }: EventRow): { ink: string; accent: string } {
  const { first: ink, second: accent } = art.poster.palette;
  return { ink, accent };
}

function whenOf({ startsAt, timezone: timeZone }: EventRow, locale: Locale): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locale, format).format(startsAt);
}

function venueOf({ venue }: EventRow): WalletPass['venue'] {
  if (!venue) return undefined;
  const { name, address, city, region, latitude, longitude } = venue;
  return {
    name,
    address: [address, city, region].filter(Boolean).join(', '),
    position: { latitude, longitude },
  };
}

function placeOf({ token, sectionNames, locale }: PassParts, say: Say): Pick<WalletPass, 'place' | 'seat'> {
  const { attendance, sectionCode, row, seat, seatCode } = token;
  if (attendance === 'STREAMING')
    return { place: [{ label: say('area'), value: say('streaming') }], seat: undefined };
  const section = sectionCode === null ? undefined : (sectionNames.get(sectionCode) ?? sectionCode);
  if (seatCode === null || section === undefined)
    return {
      place: [{ label: say('area'), value: section ?? inLocale(token.names, locale) }],
      seat: undefined,
    };
  const placed = { section, row: row ?? '', seat: seat ?? '' };
  return {
    place: (['section', 'row', 'seat'] as const).map((part) => ({ label: say(part), value: placed[part] })),
    seat: placed,
  };
}

/** Builds the texts of a token's pass. It has no person's name and no code, since a pass can be copied. */
export function wordWalletPass(parts: PassParts): WalletPass {
  const { serial, token, event, texts, locale, link } = parts;
  const say: Say = (key) => texts.say(locale, `document.${key}`);
  // A stream is watched anywhere: its pass leads to no hall.
  const venue = token.attendance === 'STREAMING' ? undefined : venueOf(event);
  const where = venue ? `${venue.name}, ${event.venue?.city}` : say('online');
  return {
    ...{ serial, locale, link, venue },
    eventId: event.eventId,
    vanityName: event.vanityName,
    colors: passColorsOf(paletteOf(event)),
    site: texts.site,
    eventName: inLocale(event.shortName, locale),
    startsAt: event.startsAt,
    doorsAt: event.doorsAt ?? undefined,
    endsAt: event.endsAt ?? undefined,
    timezone: event.timezone,
    when: { label: say('when'), value: whenOf(event, locale) },
    where: { label: say('where'), value: where },
    ...placeOf(parts, say),
    facts: [
      { label: say('item'), value: inLocale(token.names, locale) },
      ...(token.gate ? [{ label: say('gate'), value: token.gate }] : []),
    ],
    note: {
      label: texts.say(locale, 'walletPass.noteTitle'),
      value: texts.say(locale, 'walletPass.note'),
    },
    barcodeText: texts.say(locale, 'walletPass.barcode'),
  };
}
