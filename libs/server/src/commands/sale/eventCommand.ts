import { findEventId } from '../../modules/identity/role/roleRepository.ts';
import { changeEvent, type EventDecision } from '../../sale/event-change/changeEvent.ts';
import type { Command } from '../command/command.ts';
import { operatorName } from '../command/operatorName.ts';
import { withPlatform } from '../command/withPlatform.ts';

const usage = 'cancel EVENT, postpone EVENT REFUND-UNTIL, or reschedule EVENT STARTS-AT REFUND-UNTIL';

/** Decision without the event's id. */
type Words = { event: string } & (
  | { kind: 'cancelled' }
  | { kind: 'postponed'; refundUntil: Date }
  | { kind: 'rescheduled'; startsAt: Date; refundUntil: Date }
);

/** @throws Error that explains the format */
function readInstant(text: string): Date {
  const instant = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(instant.getTime()))
    throw new Error(`"${text}" is no time; write it as 2026-03-01T20:00:00-05:00.`);
  return instant;
}

/** @throws Error that explains the usage */
export function readEventWords([change, event, first, second, ...more]: readonly string[]): Words {
  if (event !== undefined && more.length === 0) {
    if (change === 'cancel' && first === undefined) return { kind: 'cancelled', event };
    if (change === 'postpone' && first !== undefined && second === undefined)
      return { kind: 'postponed', event, refundUntil: readInstant(first) };
    if (change === 'reschedule' && first !== undefined && second !== undefined)
      return { kind: 'rescheduled', event, startsAt: readInstant(first), refundUntil: readInstant(second) };
  }
  throw new Error(`foyer event ${usage}`);
}

/** Cancels or moves an event on sale; its buyers are refunded or may choose, and are mailed. */
export const eventCommand: Command = {
  summary: 'Cancel an event with all refunds, postpone it, or give it a new date',
  usage,
  details: `Buyers of a moved event may have the whole price back until REFUND-UNTIL; times are like 2026-03-01T20:00:00-05:00`,
  run: async (input) => {
    const { event, ...words } = readEventWords(input.arguments);
    await withPlatform(input, async (platform) => {
      const eventId = await findEventId(platform.database.query, event);
      if (eventId === undefined) throw new Error(`There is no event "${event}".`);
      const decision: EventDecision = { ...words, eventId, operator: operatorName() };
      const isNew = await changeEvent(platform, decision);
      input.say(isNew ? `${event} is ${words.kind}.` : `${event} is cancelled already.`);
    });
  },
};
