import { toJson } from '../../platform/database/toJson.ts';
import type { TestServer } from '../testServer.ts';

/** The server caches hosts for less than this. */
const cachedForMs = 10_000;

/** Opens a white-label site of the organisation of an event. @returns its host */
export async function openPartnerSite(
  { database: { query }, clock }: TestServer,
  eventId: string,
  { host = 'aurora.localhost', name = 'Aurora', product = {}, productAddress = null as string | null } = {},
): Promise<string> {
  const { clientId } = await query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('whiteLabel')
    .values({ host, clientId, config: toJson({ name }), product: toJson(product), productAddress })
    .execute();
  await clock.advance(cachedForMs);
  return host;
}
