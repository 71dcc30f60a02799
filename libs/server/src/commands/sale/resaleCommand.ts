import type { ResaleRules, SetResaleRulesRequest } from '@foyer/contract';
import { findEventId } from '../../modules/identity/role/roleRepository.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { readResaleRules, setResaleRules } from '../../sale/listing/resaleRules.ts';
import type { Command } from '../command/command.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'EVENT [off | on [cap=PERCENT] [from=TIME] [until=TIME] [not=OFFER_GROUP,…]]';
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Words {
  event: string;
  /** Absent to show the rules. */
  rules?: Omit<SetResaleRulesRequest, 'eventId'>;
}

/** @throws Error that names what is expected */
function readInstant(text: string): string {
  const instant = new Date(instantPattern.test(text) ? text : Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`"${text}" is no time with a zone, such as 2027-03-05T10:00:00-05:00.`);
  return instant.toISOString();
}

/** @throws Error that names what is expected */
function readCap(text: string): number {
  const percent = Number(text);
  if (text === '' || !Number.isInteger(percent) || percent < 0 || percent > 1000)
    throw new Error('A cap is 0 to 1000 per cent above face value.');
  return percent * 100;
}

/** @throws Error that explains the usage */
export function readResaleWords([event, change, ...options]: readonly string[]): Words {
  if (event !== undefined && change === undefined) return { event };
  if (event !== undefined && change === 'off' && options.length === 0)
    return { event, rules: { isAllowed: false, blockedOfferGroupIds: [] } };
  if (event === undefined || change !== 'on') throw new Error(`foyer resale ${usage}`);
  const rules: Words['rules'] = { isAllowed: true, blockedOfferGroupIds: [] };
  for (const option of options) {
    const [name, value = ''] = option.split('=', 2);
    if (name === 'cap') rules.capBasisPoints = readCap(value);
    else if (name === 'from') rules.opensAt = readInstant(value);
    else if (name === 'until') rules.closesAt = readInstant(value);
    else if (name === 'not') {
      rules.blockedOfferGroupIds = value.split(',');
      if (!rules.blockedOfferGroupIds.every((id) => uuid.test(id)))
        throw new Error('Offer groups are named by their ids.');
    } else throw new Error(`foyer resale ${usage}`);
  }
  return { event, rules };
}

function said(event: string, rules: ResaleRules): string {
  if (!rules.isAllowed) return `${event}: no resale`;
  const { opensAt, closesAt, capBasisPoints, blockedOfferGroupIds, sharePpm } = rules;
  return [
    `${event}: resale`,
    ...(opensAt === undefined ? [] : [`from ${opensAt}`]),
    ...(closesAt === undefined ? [] : [`until ${closesAt}`]),
    capBasisPoints === undefined ? 'without a cap' : `up to face value + ${capBasisPoints / 100} %`,
    `${sharePpm / 10_000} % of the profit to the organiser`,
    ...(blockedOfferGroupIds.length === 0 ? [] : [`not of ${blockedOfferGroupIds.join(', ')}`]),
  ].join(', ');
}

/** Shows and sets the rules of the resale of an event. */
export const resaleCommand: Command = {
  summary: 'Show or set the rules of the resale of an event',
  usage,
  details: `resale applies to what is sold from then on; what was sold before keeps its rules`,
  run: async (input) => {
    const { event, rules } = readResaleWords(input.arguments);
    await withPlatform(input, async ({ database }) => {
      const eventId = await findEventId(database.query, event);
      if (eventId === undefined) throw new Error(`There is no event "${event}".`);
      const set = rules && (await inTransaction(database, (tx) => setResaleRules(tx, { eventId, ...rules })));
      input.say(said(event, set ?? (await readResaleRules(database.query, eventId))));
    });
  },
};
