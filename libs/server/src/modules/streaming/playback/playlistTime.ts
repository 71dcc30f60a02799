import { FreshCache } from '../../../platform/caching/freshCache.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { seconds } from '../../../platform/time/units.ts';

const offsets = stateKey<FreshCache<number>>('offset of playlists');

/** Returns database time by an offset that is a second old at most: playlists are reloaded too often to ask each time. */
export async function playlistTime({ clock, database, state }: Platform): Promise<Date> {
  const cache = state.of(offsets, () => new FreshCache<number>({ clock, maxSize: 1 }));
  const offsetMs = await cache.read(
    'offset',
    seconds(1),
    async () => (await readDatabaseTime(database.query)).getTime() - clock().getTime(),
  );
  return new Date(clock().getTime() + offsetMs);
}
