import { createHmac } from 'node:crypto';
import { readDatabaseTime } from '../platform/database/databaseClock.ts';
import type { RandomnessBeacon } from '../platform/gateways/beacon/randomnessBeacon.ts';
import type { Platform } from '../platform/platform.ts';
import { seconds } from '../platform/time/units.ts';

const periodMs = seconds(30);

/**
 * Beacon of the sandbox: a round every half minute of the sandbox's clock, by which draws close too. The operator could
 * compute the values early.
 */
export const createSandboxBeacon = ({
  config,
  database,
}: Pick<Platform, 'config' | 'database'>): RandomnessBeacon => ({
  source: 'sandbox',
  roundAfter: async (time) => {
    const now = await readDatabaseTime(database.query);
    return Math.floor(Math.max(time.getTime(), now.getTime()) / periodMs) + 1;
  },
  timeOf: (round) => Promise.resolve(new Date(round * periodMs)),
  valueOf: async (round) => {
    const now = await readDatabaseTime(database.query);
    if (now.getTime() < round * periodMs) return undefined;
    return createHmac('sha256', config.sealingKey).update(`sandbox beacon ${round}`).digest('hex');
  },
});
