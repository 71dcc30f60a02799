import type { FanAccount } from '../people/fanAccount.ts';
import type { FoyerSite } from '../site/foyerSite.ts';
import type { AskDatabase } from '../site/startWorkerSite.ts';
import { buySeats } from './ownedSeats.ts';
import { withOffers } from './pickEvent.ts';

/** Stream of the sample that is live at any time. */
export const liveStream = 'glass-orchard-round-the-clock';

/** Buys a stream of the sample, also one that is over, which no list has. @returns the id of its event */
export async function buyStream(
  { site, database }: { site: FoyerSite; database: AskDatabase },
  fan: FanAccount,
  name: string,
): Promise<string> {
  const [found] = await database<{ id: string }>('select event_id as id from event where vanity_name = $1', [
    name,
  ]);
  const event = await withOffers(site, { eventId: found!.id, shortName: name });
  await buySeats(site, fan, event!);
  return found!.id;
}
