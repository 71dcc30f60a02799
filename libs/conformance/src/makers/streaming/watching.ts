import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';
import { buyAgain, orderOf } from '../shared/purchase.ts';

/** Lets the stream of the sale go on, which another case may have ended. */
async function keepLive({ client, world, person, sale }: Owner): Promise<void> {
  const { eventId } = sale;
  const { state } = await client.call('getVideoStreamInfo', { token: person.token, query: { eventId } });
  if (state === 'live') return;
  const { token } = await world.make('member', { sale, right: 'streaming' });
  await client.call('startNextSegment', { token, body: { eventId } });
}

/** Returns the item of the owner's order, which opens the stream of the sale. */
export const streamItemOf = (owner: Owner): Promise<string> =>
  owner.once('stream item', async () => {
    const { client, person, sale } = owner;
    if (sale.streamEventId === undefined) throw new NotInWorld('sale of a stream');
    await orderOf(owner);
    const query = { eventId: sale.eventId };
    await keepLive(owner);
    const read = () => client.call('getVideoStreamInfo', { token: person.token, query });
    const [item] = (await read()).items;
    if (item) return item.inventoryItemId;
    // Another case sold or gave away what the owner had.
    await buyAgain(owner);
    return (await read()).items[0]!.inventoryItemId;
  });

/** Begins a playback session of the owner, and ends the one before. */
export async function newSessionOf(owner: Owner): Promise<string> {
  const inventoryItemId = await streamItemOf(owner);
  const { client, person } = owner;
  const session = await client.call('takeOverPlayback', { token: person.token, body: { inventoryItemId } });
  return session.sessionId;
}

/** Returns the event of the sale, whose stream the owner has seen. */
export const watchedEventOf = (owner: Owner): Promise<string> =>
  owner.once('watched event', async () => {
    const { client, person, sale } = owner;
    const sessionId = await newSessionOf(owner);
    const inventoryItemId = await streamItemOf(owner);
    await client.call('checkInToStream', { token: person.token, body: { inventoryItemId, sessionId } });
    return sale.eventId;
  });
