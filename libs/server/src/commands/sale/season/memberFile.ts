import { supportedLocales, type Locale } from '@foyer/contract';
import { normaliseEmailAddress, parseEmailAddress } from '@foyer/util';
import papaparse from 'papaparse';
import type { SeasonEventRow } from '../../../sale/season/seasonRepository.ts';
import type { WantedPlaces } from '../../../sale/season/wantedPlaces.ts';

/** Columns before those of the events, which are named as in addresses. */
export const memberColumns = ['memberId', 'email', 'firstName', 'lastName', 'locale', 'autoRenew'] as const;

/** Member of a file. */
export interface MemberLine {
  /** Of the file, from 1. */
  line: number;
  memberId: string;
  emailAddress: string;
  firstName: string | undefined;
  lastName: string | undefined;
  locale: Locale;
  autoRenew: boolean;
  wanted: WantedPlaces[];
}

const longestId = 40;

/** Reads what a member gets for an event: seats by code, or a number of places of an offer, such as `Floor x2`. */
function readPlaces(eventId: string, cell: string): WantedPlaces {
  const [, offerName, quantity] = /^(.+) x(\d{1,2})$/.exec(cell) ?? [];
  if (offerName !== undefined && Number(quantity) > 0)
    return { eventId, seatCodes: [], standing: [{ offerName, quantity: Number(quantity) }] };
  return { eventId, seatCodes: cell.split(/\s+/), standing: [] };
}

function readMember(
  line: number,
  cells: readonly string[],
  events: readonly SeasonEventRow[],
): MemberLine | string {
  const [memberId = '', email = '', firstName, lastName, locale = '', autoRenew = ''] = cells;
  if (memberId === '' || memberId.length > longestId)
    return `line ${line}: a member id has 1 to 40 characters`;
  if (parseEmailAddress(email) === undefined) return `line ${line}: "${email}" is no email address`;
  if (!['yes', 'no', ''].includes(autoRenew)) return `line ${line}: autoRenew is yes or no`;
  const known = supportedLocales.find((each) => each === locale);
  if (locale !== '' && !known) return `line ${line}: locale is one of ${supportedLocales.join(', ')}`;
  const wanted = events.flatMap(({ eventId }, at) => {
    const cell = cells[memberColumns.length + at] ?? '';
    return cell === '' ? [] : [readPlaces(eventId, cell)];
  });
  if (wanted.length === 0) return `line ${line}: no event has a place`;
  return {
    ...{ line, memberId, emailAddress: normaliseEmailAddress(email), locale: known ?? 'en-US' },
    ...{ firstName: firstName || undefined, lastName: lastName || undefined },
    ...{ autoRenew: autoRenew === 'yes', wanted },
  };
}

/** Reads a file of members. @throws Error that names every line that is wrong, so that none is issued */
export function readMembers(text: string, events: readonly SeasonEventRow[]): MemberLine[] {
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''));
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...lines] = rows;
  const names = head?.cells ?? [];
  if (!memberColumns.every((name, at) => names[at] === name))
    throw new Error(`The first columns are ${memberColumns.join(', ')}, then the events.`);
  const ofFile = names.slice(memberColumns.length).map((name) => {
    const event = events.find(({ vanityName }) => vanityName === name);
    if (!event) throw new Error(`The season has no event "${name}".`);
    if (event.isOff) throw new Error(`The event "${name}" is off.`);
    return event;
  });
  const read = lines.map(({ line, cells }) => readMember(line, cells, ofFile));
  const wrong = read.filter((each) => typeof each === 'string');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return read.filter((each) => typeof each !== 'string');
}
