import type { GuestAssignment, GuestCheckout, Locale } from '@foyer/contract';
import { maskedAddress } from '../../platform/mail/maskedAddress.ts';
import { readDatabaseTime } from '../../platform/database/databaseClock.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { failure, found } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, isSecret } from '../../platform/security/secrets.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import type { SellingPromoter } from '../charge/commission.ts';
import { lockCommitment, type CommitmentRow } from '../commitment/commitmentRepository.ts';
import { quoteCommitment, readPlaces } from '../cart/saleContext.ts';
import { paymentPending } from '../cart/saleGates.ts';
import { readCommitment, readSaleSnapshot } from '../cart/saleSnapshot.ts';
import { withUnpublished, type EventScope } from '../event/eventScope.ts';
import { readSummaries } from '../event/eventSummaries.ts';
import { releaseCommitment } from '../hold/heldRepository.ts';
import { minimumAgeOf } from '../limit/agePolicy.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { currentFacts } from '../offer/saleFacts.ts';
import { endSaleLink, findSaleLink, nameBuyer, type SaleLinkRow } from './saleLinkRepository.ts';

/** Who gives by link: a promoter, or the organiser. */
export type Giver = 'promoter' | 'client';

/** Link of a request, and the events that its site reaches. */
export interface LinkQuery {
  assignmentString: string;
  giver: Giver;
  scope: EventScope;
}

const gone = () => failure('tokenNoLongerValid');

/** @throws tokenNoLongerValid for an unknown link, and one of before another mail */
export async function findLink(
  { database }: Pick<Platform, 'database'>,
  { assignmentString, giver, scope }: LinkQuery,
): Promise<SaleLinkRow> {
  if (!isSecret(assignmentString)) throw gone();
  const codeHash = hashSecret('saleLink', assignmentString);
  const link = await findSaleLink(database.query, { codeHash, giver, scope });
  if (!link) throw gone();
  return link;
}

/** Tells what a link holds, what it costs, and what has become of it; changes nothing [C7.09, C7.11]. */
export async function readLink(platform: Platform, query: LinkQuery, locale: Locale): Promise<GuestCheckout> {
  const link = await findLink(platform, query);
  const db = platform.database.query;
  const { eventId } = link;
  const scope = withUnpublished(query.scope);
  const [summaries, sale, commitment] = await Promise.all([
    readSummaries(db, [eventId], { scope, locale }),
    currentFacts(platform, db, { eventId, scope }),
    readCommitment(db, link),
  ]);
  const facts = found(sale);
  const { quote } = await quoteCommitment(db, facts, commitment, locale);
  const { seats } = await readPlaces(db, facts, commitment.lines);
  const offerOf = (id: string) => facts.offers.get(id)!;
  const ages = commitment.lines.map(({ offerGroupId }) => minimumAgeOf(facts.event, offerOf(offerGroupId)));
  const minimumAge = Math.max(0, ...ages);
  const assignment: GuestAssignment = {
    state: link.state,
    event: found(summaries.get(eventId)),
    inviterFirstName: link.inviterFirstName ?? '',
    inviterLastName: link.inviterLastName ?? '',
    emailAddress: maskedAddress(link.guestAddress),
    assigneeHasAccount: link.assigneeHasAccount,
    items: commitment.lines.map(({ offerGroupId, quantity, seatCodes }) => ({
      name: inLocale(offerOf(offerGroupId).names, locale),
      quantity,
      seats: seatCodes.flatMap((code) => seats.get(code) ?? []),
    })),
    total: quote.total,
    ...(minimumAge > 0 ? { minimumAge } : {}),
    heldUntil: link.heldUntil.toISOString(),
    serverTime: (await readDatabaseTime(db)).toISOString(),
  };
  return { assignment, quote };
}

/** Returns who earns by a link. */
export function promoterOf({ promoterId, commissionPpm, commissionAmount }: SaleLinkRow): {
  promoter?: SellingPromoter;
} {
  if (promoterId === null) return {};
  const commission =
    commissionPpm !== null
      ? { ratePpm: commissionPpm }
      : commissionAmount !== null
        ? { amount: commissionAmount }
        : null;
  return { promoter: { userId: promoterId, commission } };
}

/**
 * Makes a person the buyer of what a link holds, before the first payment; their limit counts from then on.
 * @throws Failure tokenNoLongerValid for a link that is over, or that another person has taken; ticketLimitEvent
 */
export async function takeLink(platform: Platform, link: SaleLinkRow, userId: string): Promise<void> {
  if (link.userId === userId) return;
  if (link.userId !== null || link.state !== 'pending') throw gone();
  const { eventId, commitmentId } = link;
  await inTransaction(platform.database, async (tx) => {
    await lockBuyer(tx, { eventId, userId });
    const { counted, allowed } = found(await readSaleSnapshot(tx, { eventId, userId, seatCodes: [] }));
    const { quantity } = await readCommitment(tx, link);
    const remaining = Math.max(0, allowed - counted);
    if (quantity > remaining) throw failure('ticketLimitEvent', { limit: allowed, remaining });
    if (await nameBuyer(tx, { eventId, commitmentId, userId })) return;
    // Another call of the same person may have been faster.
    if ((await lockCommitment(tx, link)).userId !== userId) throw gone();
  });
}

/** Locks what a link holds, its buyer first if somebody has come with it. */
export async function lockLinked(
  tx: TransactionScope,
  { eventId, commitmentId, userId }: Pick<SaleLinkRow, 'eventId' | 'commitmentId' | 'userId'>,
): Promise<CommitmentRow> {
  if (userId !== null) await lockBuyer(tx, { eventId, userId });
  const commitment = await lockCommitment(tx, { eventId, commitmentId });
  // The guest has come meanwhile; the buyer must be locked first.
  if (commitment.userId !== userId) throw failure('serviceUnavailable');
  if (commitment.phase === 'paying') throw paymentPending();
  return commitment;
}

/** Declines what a link holds, which returns where it came from. @throws Failure tokenNoLongerValid, paymentPending */
export async function declineLink(platform: Platform, query: LinkQuery): Promise<void> {
  const link = await findLink(platform, query);
  if (link.state !== 'pending') throw gone();
  await inTransaction(platform.database, async (tx, now) => {
    const { phase } = await lockLinked(tx, link);
    if (phase !== 'held') throw gone();
    await releaseCommitment(tx, link);
    await endSaleLink(tx, link, { declinedAt: now });
  });
}
