import type { CatalogueEvent } from '@foyer/catalogue';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';

/** Writes the page with words of its organiser, if the event has one. */
export async function writeCustomPage(
  tx: TransactionScope,
  eventId: string,
  { customPage }: CatalogueEvent,
): Promise<void> {
  if (!customPage) return;
  const { slug, headline, text } = customPage;
  await tx
    .insertInto('customEventPage')
    .values({ slug, eventId, headline: toJson(headline), body: toJson(text) })
    .execute();
}
