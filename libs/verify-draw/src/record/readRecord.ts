import type {
  DrawBeacon,
  DrawHead,
  DrawnEntry,
  DrawRecord,
  DrawStock,
  DrawWin,
  PublishedEntry,
} from './drawRecord.ts';

/** Error of a file that is not the record of a draw. The message names the place and the expected value. */
export class DrawRecordError extends Error {
  override name = 'DrawRecordError';
}

type Read<Value> = (value: unknown, place: string) => Value;

function refuse(place: string, wanted: string): never {
  throw new DrawRecordError(`${place} must be ${wanted}`);
}

const text =
  (pattern: RegExp, wanted: string): Read<string> =>
  (value, place) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(place, wanted);
const hash = text(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
const hexadecimal = text(/^([0-9a-f]{2}){1,256}$/, 'hexadecimal');
const name = text(/^[\w.:/-]{1,128}$/, 'a name');
const identifier = text(/^[0-9A-Za-z-]{1,64}$/, 'an id of letters, digits and hyphens');
const instant = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, 'an instant in UTC');

const count: Read<number> = (value, place) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : refuse(place, 'a count');
const positive: Read<number> = (value, place) =>
  count(value, place) > 0 ? (value as number) : refuse(place, '1 or more');
const yesNo: Read<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : refuse(place, 'true or false');
const list =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (value, place) =>
    Array.isArray(value) ? value.map((each, at) => read(each, `${place}[${at}]`)) : refuse(place, 'a list');

function fieldsOf(value: unknown, place: string): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : refuse(place, 'an object');
}

/** Reads an entry from parsed JSON. @throws {@link DrawRecordError} */
export const readEntry: Read<DrawnEntry> = (value, place) => {
  const { id, quantity, maySplit, choices } = fieldsOf(value, place);
  return {
    id: hash(id, `${place}.id`),
    quantity: positive(quantity, `${place}.quantity`),
    maySplit: yesNo(maySplit, `${place}.maySplit`),
    choices: list(identifier)(choices, `${place}.choices`),
  };
};
const stock: Read<DrawStock> = (value, place) => {
  const { id, choices, quantity } = fieldsOf(value, place);
  return {
    id: identifier(id, `${place}.id`),
    choices: list(identifier)(choices, `${place}.choices`),
    quantity: count(quantity, `${place}.quantity`),
  };
};
const beacon: Read<DrawBeacon> = (value, place) => {
  const { source, round, value: random } = fieldsOf(value, place);
  return {
    source: name(source, `${place}.source`),
    round: count(round, `${place}.round`),
    value: hexadecimal(random, `${place}.value`),
  };
};
const units: Read<Omit<DrawWin, 'id'>> = (value, place) => {
  const { choice, quantity, withdrawn } = fieldsOf(value, place);
  return {
    choice: identifier(choice, `${place}.choice`),
    quantity: positive(quantity, `${place}.quantity`),
    ...(withdrawn !== undefined && yesNo(withdrawn, `${place}.withdrawn`) ? { withdrawn: true } : {}),
  };
};
const win: Read<DrawWin> = (value, place) => ({
  id: hash(fieldsOf(value, place)['id'], `${place}.id`),
  ...units(value, place),
});

const publishedWin: Read<NonNullable<PublishedEntry['win']>> = (value, place) => ({
  number: positive(fieldsOf(value, place)['number'], `${place}.number`),
  ...units(value, place),
});

/** Reads a page of the entries of a draw from parsed JSON. @throws {@link DrawRecordError} */
export const readPublished: Read<PublishedEntry[]> = list((value, at) => {
  const { place, win: won, lapsed } = fieldsOf(value, at);
  return {
    ...readEntry(value, at),
    place: positive(place, `${at}.place`),
    ...(won === undefined ? {} : { win: publishedWin(won, `${at}.win`) }),
    ...(lapsed === undefined ? {} : { lapsed: positive(lapsed, `${at}.lapsed`) }),
  };
});

function readFacts(fields: Record<string, unknown>) {
  if (fields['version'] !== 1) refuse('record.version', '1');
  return {
    version: 1 as const,
    drawId: identifier(fields['drawId'], 'record.drawId'),
    seedCommitment: hash(fields['seedCommitment'], 'record.seedCommitment'),
    stock: list(stock)(fields['stock'], 'record.stock'),
    closedAt: instant(fields['closedAt'], 'record.closedAt'),
    entriesRoot: hash(fields['entriesRoot'], 'record.entriesRoot'),
    beacon: beacon(fields['beacon'], 'record.beacon'),
    serverSeed: hash(fields['serverSeed'], 'record.serverSeed'),
  };
}

/** Reads the published data of a draw without its entries. @throws {@link DrawRecordError} */
export function readHead(value: unknown): DrawHead {
  const fields = fieldsOf(value, 'record');
  const { entries, wins, lapsed } = fieldsOf(fields['counts'], 'record.counts');
  return {
    ...readFacts(fields),
    counts: {
      entries: count(entries, 'record.counts.entries'),
      wins: count(wins, 'record.counts.wins'),
      lapsed: count(lapsed, 'record.counts.lapsed'),
    },
  };
}

/**
 * Reads the published data of a draw from parsed JSON. Fields that it does not know are left out.
 * @throws {@link DrawRecordError} at the first field that is missing or has another form
 */
export function readRecord(value: unknown): DrawRecord {
  const fields = fieldsOf(value, 'record');
  return {
    ...readFacts(fields),
    entries: list(readEntry)(fields['entries'], 'record.entries'),
    order: list(hash)(fields['order'], 'record.order'),
    lapsed: list(hash)(fields['lapsed'], 'record.lapsed'),
    wins: list(win)(fields['wins'], 'record.wins'),
  };
}
