import { findEventId } from '../../../modules/identity/role/roleRepository.ts';
import { openDatabase, type Database } from '../../../platform/database/database.ts';
import { systemClock } from '../../../platform/security/clock.ts';
import { createIdMaker } from '../../../platform/security/ids.ts';
import { systemRandomness } from '../../../platform/security/randomness.ts';
import { orderRoom, type RoomOrder } from '../../../sale/waiting-room/waitingRoomOrders.ts';
import { hashSeed } from '../../../sale/waiting-room/waitingRoom.ts';
import { readRoom } from '../../../sale/waiting-room/waitingRoomRepository.ts';
import type { Command } from '../../command/command.ts';
import { migrateAndTell } from '../../command/migrateAndTell.ts';
import { operatorName } from '../../command/operatorName.ts';
import { withDatabase } from '../../command/withDatabase.ts';

const usage = 'on EVENT FROM OPENS PER_MINUTE, pace EVENT PER_MINUTE, or show|pause|resume|off EVENT';
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/;
const highestPace = 100_000;

/** @throws Error that names what is expected */
function readInstant(text: string): Date {
  const instant = new Date(instantPattern.test(text) ? text : Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`"${text}" is no time with a zone, such as 2027-03-05T10:00:00-05:00.`);
  return instant;
}

/** @throws Error that names what is expected */
function readPace(text: string): number {
  const perMinute = Number(text);
  if (!Number.isInteger(perMinute) || perMinute < 1 || perMinute > highestPace)
    throw new Error(`Admit 1 to ${highestPace} per minute.`);
  return perMinute;
}

interface Words {
  event: string;
  /** Absent to show the room. */
  order?: RoomOrder;
}

/** @throws Error that explains the usage */
export function readRoomWords([change = '', event, ...rest]: readonly string[]): Words {
  if (event !== undefined) {
    const [first = '', second = '', third = '', ...more] = rest;
    if (change === 'on' && third !== '' && more.length === 0) {
      const order = { change, arrivalsFrom: readInstant(first), opensAt: readInstant(second) } as const;
      if (order.opensAt <= order.arrivalsFrom) throw new Error('The opening is after the first arrivals.');
      return { event, order: { ...order, perMinute: readPace(third) } };
    }
    if (change === 'pace' && rest.length === 1)
      return { event, order: { change, perMinute: readPace(first) } };
    if (change === 'show' && rest.length === 0) return { event };
    if ((change === 'pause' || change === 'resume' || change === 'off') && rest.length === 0)
      return { event, order: { change } };
  }
  throw new Error(`foyer waiting-room ${usage}`);
}

async function show({ query }: Database, event: string, eventId: string): Promise<string> {
  const room = await readRoom(query, eventId);
  if (!room) return `${event} has no waiting room.`;
  const { opensAt, admittedPerMinute: pace, seed, drawn, admitted, isPaused } = room;
  const opening = `opens at ${opensAt.toISOString()}, ${pace} per minute, hash of the seed ${hashSeed(seed)}`;
  const admission = `${drawn} in the draw, ${admitted} admitted${isPaused ? ', paused' : ''}`;
  return `${event}: ${opening}${drawn === null ? '' : `; ${admission}`}`;
}

/**
 * Creates and changes waiting rooms. The API has no such call: only operators of the platform can run this command.
 */
export const waitingRoomCommand: Command = {
  summary: 'Give an event a waiting room, change its pace, pause it, or take it away',
  usage,
  details: `Times of waiting-room have a zone (2027-03-05T10:00:00-05:00). Arrivals from FROM until OPENS are drawn in a random order, later ones follow;
         PER_MINUTE of them are admitted each minute. off makes everyone's place void`,
  run: async (input) => {
    const { event, order } = readRoomWords(input.arguments);
    await withDatabase(input, async ({ config, connectionString }) => {
      await migrateAndTell(connectionString, input);
      const database = openDatabase({ connectionString, settings: config.pool });
      try {
        const eventId = await findEventId(database.query, event);
        if (eventId === undefined) throw new Error(`There is no event "${event}".`);
        const randomness = systemRandomness;
        const parts = { database, newId: createIdMaker(systemClock, randomness), randomness };
        // An opening that is due happens first, so that a pause finds the room open.
        const before = await show(database, event, eventId);
        if (order && !(await orderRoom(parts, eventId, { ...order, operator: operatorName() })))
          input.say('Nothing to change.');
        input.say(order ? await show(database, event, eventId) : before);
      } finally {
        await database.close();
      }
    });
  },
};
