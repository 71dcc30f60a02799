import { readFile } from 'node:fs/promises';
import { findClientId, findEventId } from '../../../modules/identity/role/roleRepository.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { giveMembership, type NewMember } from '../../../sale/season/giveMembership.ts';
import { PlaceTaken } from '../../../sale/season/issueMembership.ts';
import {
  findGivenPlaces,
  findMembers,
  findSeason,
  findSeasonEvents,
  insertSeason,
  type GivenPlace,
  type SeasonEventRow,
  type SeasonRow,
} from '../../../sale/season/seasonRepository.ts';
import { UnknownPlace, type WantedPlaces } from '../../../sale/season/wantedPlaces.ts';
import type { Command, CommandInput } from '../../command/command.ts';
import { withPlatform } from '../../command/withPlatform.ts';
import { readMembers } from './memberFile.ts';

const usage = 'create CODE NAME ORGANISATION EVENT..., issue CODE FILE, renew OLD NEW, or show CODE';

type Words =
  | { change: 'create'; code: string; name: string; organisation: string; events: string[] }
  | { change: 'issue'; code: string; file: string }
  | { change: 'renew'; code: string; next: string }
  | { change: 'show'; code: string };

/** @throws Error that explains the usage */
export function readSeasonWords([change, code, ...rest]: readonly string[]): Words {
  const [first, second, ...events] = rest;
  if (code !== undefined) {
    if (change === 'create' && first !== undefined && second !== undefined && events.length > 0)
      return { change, code, name: first, organisation: second, events };
    if (change === 'issue' && first !== undefined && second === undefined)
      return { change, code, file: first };
    if (change === 'renew' && first !== undefined && second === undefined)
      return { change, code, next: first };
    if (change === 'show' && first === undefined) return { change, code };
  }
  throw new Error(`foyer season ${usage}`);
}

async function seasonOf({ database }: Platform, code: string): Promise<SeasonRow> {
  const season = await findSeason(database.query, code);
  if (!season) throw new Error(`There is no season "${code}".`);
  return season;
}

async function create(platform: Platform, words: Extract<Words, { change: 'create' }>): Promise<string> {
  const { code, name, organisation, events } = words;
  const { database, newId } = platform;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) throw new Error('A code is like winter-2027.');
  const clientId = await findClientId(database.query, organisation);
  if (clientId === undefined) throw new Error(`There is no organisation "${organisation}".`);
  const eventIds: string[] = [];
  for (const event of new Set(events)) {
    const eventId = await findEventId(database.query, event);
    if (eventId === undefined) throw new Error(`There is no event "${event}".`);
    eventIds.push(eventId);
  }
  const rows = await database.query
    .selectFrom('event')
    .select(['vanityName', 'clientId', 'currency'])
    .where('eventId', 'in', eventIds)
    .execute();
  const [{ currency }] = rows as [(typeof rows)[number]];
  const foreign = rows.find((row) => row.clientId !== clientId || row.currency !== currency);
  if (foreign) throw new Error(`"${foreign.vanityName}" is of another organisation, or in another currency.`);
  const names = { 'en-US': name };
  const isNew = await inTransaction(database, (tx) =>
    insertSeason(tx, { seasonId: newId(), clientId, code, names, currency }, eventIds),
  );
  if (!isNew) throw new Error(`There is a season "${code}" already.`);
  return `${code}: ${eventIds.length} events, ${currency}.`;
}

/** What became of members who were to be issued. */
interface Issued {
  issued: number;
  known: number;
  refused: string[];
}

function reasonOf(error: unknown, events: readonly SeasonEventRow[]): string {
  if (error instanceof UnknownPlace) return error.message;
  // The run goes on: members before and after are told, and repeating it gives no member a second pass.
  if (!(error instanceof PlaceTaken)) return error instanceof Error ? error.message : String(error);
  const event = events.find(({ eventId }) => eventId === error.eventId)?.vanityName ?? error.eventId;
  return error.seatCodes
    ? `${event}: ${error.seatCodes.join(' ')} is taken.`
    : `${event}: too few places left.`;
}

/** Issues members one after the other, each with all dates or none. */
async function issueAll(
  platform: Platform,
  events: readonly SeasonEventRow[],
  members: readonly { named: string; member: NewMember; wanted: WantedPlaces[] }[],
): Promise<Issued> {
  const done: Issued = { issued: 0, known: 0, refused: [] };
  for (const { named, member, wanted } of members) {
    try {
      const isNew = await giveMembership(platform, member, wanted);
      done[isNew ? 'issued' : 'known'] += 1;
    } catch (error) {
      done.refused.push(`${named}: ${reasonOf(error, events)}`);
    }
  }
  return done;
}

/** Says what was done. @returns 3 if some were refused */
function tell({ say }: CommandInput, { issued, known, refused }: Issued): number {
  for (const line of refused) say(line);
  say(`${issued} issued, ${known} there already, ${refused.length} refused.`);
  return refused.length > 0 ? 3 : 0;
}

async function issue(platform: Platform, { code, file }: { code: string; file: string }): Promise<Issued> {
  const { seasonId } = await seasonOf(platform, code);
  const events = await findSeasonEvents(platform.database.query, seasonId);
  const lines = readMembers(await readFile(file, 'utf8'), events);
  const members = lines.map(({ line, wanted, ...member }) => ({
    ...{ named: `line ${line}`, wanted },
    member: { ...member, seasonId },
  }));
  return issueAll(platform, events, members);
}

/** Places of the last date that a membership had, for each event of the next season. */
function samePlaces(given: readonly GivenPlace[], events: readonly SeasonEventRow[]): WantedPlaces[] {
  const last = given.filter(({ eventId }) => eventId === given.at(-1)?.eventId);
  const seatCodes = last.flatMap(({ seatCode }) => seatCode ?? []);
  const free = last.filter(({ seatCode }) => seatCode === null);
  const byOffer = Map.groupBy(free, ({ names }) => inLocale(names, 'en-US'));
  const standing = [...byOffer].map(([offerName, places]) => ({ offerName, quantity: places.length }));
  return events.filter(({ isOff }) => !isOff).map(({ eventId }) => ({ eventId, seatCodes, standing }));
}

async function renew(platform: Platform, { code, next }: { code: string; next: string }): Promise<Issued> {
  const { query } = platform.database;
  const [from, to] = [await seasonOf(platform, code), await seasonOf(platform, next)];
  if (from.clientId !== to.clientId) throw new Error('These seasons are of different organisations.');
  const events = await findSeasonEvents(query, to.seasonId);
  const members = [];
  for (const member of await findMembers(query, from.seasonId)) {
    const { membershipId, memberId, emailAddress, locale, autoRenew, isRenewed } = member;
    if (!autoRenew || isRenewed) continue;
    const given = await findGivenPlaces(query, { seasonId: from.seasonId, membershipId });
    members.push({
      ...{ named: memberId, wanted: samePlaces(given, events) },
      member: { seasonId: to.seasonId, memberId, emailAddress, locale, autoRenew, renewsId: membershipId },
    });
  }
  return issueAll(platform, events, members);
}

async function show(platform: Platform, code: string): Promise<string[]> {
  const { query } = platform.database;
  const { seasonId, names, currency } = await seasonOf(platform, code);
  const events = await findSeasonEvents(query, seasonId);
  const members = await findMembers(query, seasonId);
  return [
    `${inLocale(names, 'en-US')}, ${currency}: ${events.map(({ vanityName }) => vanityName).join(', ')}`,
    ...members.map(
      ({ memberId, emailAddress, tokens, autoRenew }) =>
        `  ${memberId} ${emailAddress}: ${tokens} places${autoRenew ? ', renews' : ''}`,
    ),
    `${members.length} members`,
  ];
}

/** Creates seasons, issues and renews memberships, and lists members. */
export const seasonCommand: Command = {
  summary: 'Create a season of events, issue or renew season passes, or list their members',
  usage,
  details:
    'FILE is a CSV file with memberId, email, firstName, lastName, locale, autoRenew (yes or no), and a column for each event with seat codes, or an offer without seats, such as Floor x2. Members get all their dates or none; who is there already is left alone. renew gives members who want it the places of their last date',
  run: async (input) => {
    const words = readSeasonWords(input.arguments);
    let status = 0;
    await withPlatform(input, async (platform) => {
      if (words.change === 'create') input.say(await create(platform, words));
      else if (words.change === 'show') for (const line of await show(platform, words.code)) input.say(line);
      else
        status = tell(
          input,
          words.change === 'issue' ? await issue(platform, words) : await renew(platform, words),
        );
    });
    return status;
  },
};
