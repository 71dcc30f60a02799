import type { SampleWorld } from '@foyer/catalogue';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Platform } from '../platform/platform.ts';
import { Failure } from '../platform/http/answers/failure.ts';
import { findMailSite } from '../platform/mail/mailSite.ts';
import { assignToGuest } from '../modules/promoter/transaction/assignToGuest.ts';
import { untilHeld } from '../sale/hold/holdLines.ts';
import { listPromoterSales } from '../modules/promoter/transaction/promoterSaleRepository.ts';
import { stableId } from './write/stableId.ts';
import { catalogueEventId } from './write/writeEvent.ts';

/** Opens the sales by link of a sample that wait for a guest, where none does: links end after a day. */
export async function openSampleLinks(
  platform: Platform,
  { accounts }: Pick<SampleWorld, 'accounts'>,
): Promise<void> {
  const { query } = platform.database;
  const { site } = await findMailSite(platform, undefined);
  for (const { emailAddress, engagements = [] } of accounts)
    for (const { event, openLink } of engagements) {
      const engaged = await query
        .selectFrom('promoterEngagement as g')
        .innerJoin('userAccount as u', 'u.userId', 'g.userId')
        .select('g.userId')
        .where('g.eventId', '=', catalogueEventId(event))
        .where('u.emailAddress', '=', emailAddress)
        .executeTakeFirst();
      if (!openLink || !engaged) continue;
      const eventId = catalogueEventId(event);
      const promoterId = engaged.userId;
      if ((await listPromoterSales(query, { promoterId, eventId, isPending: true })).length > 0) continue;
      const { zone, quantity, guest } = openLink;
      const lines = [{ offerGroupId: stableId('offerGroup', event, zone), quantity }];
      const opened = untilHeld(platform, (search) =>
        inTransaction(platform.database, (tx, now) =>
          assignToGuest(
            { platform, tx, now, site, search, promoterId, locale: 'en-US' },
            { eventId, lines, guest: { emailAddress: guest, firstName: 'Gina' } },
          ),
        ),
      );
      // The guest may have bought all that the promoter allows, or nothing is left.
      await opened.catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      });
    }
}
