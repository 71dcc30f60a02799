import type { EditPromoterTransactionRequest, PromoterAssignRequest, PromoterLink } from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Commission } from '../../../sale/charge/commission.ts';
import { readCommitment, readSeatSnapshots } from '../../../sale/cart/saleSnapshot.ts';
import { makeCode, mailLink } from '../../../sale/guest/linkMail.ts';
import { lockLinked } from '../../../sale/guest/saleLink.ts';
import {
  endSaleLink,
  findLinkOfCommitment,
  renewSaleLink,
  type SaleLinkRow,
} from '../../../sale/guest/saleLinkRepository.ts';
import { releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { accessQuantity, checkSelections, checkWindows } from '../../../sale/limit/selectionRules.ts';
import { currentFacts, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { findEngagement, type EngagementRow } from '../engagement/engagementRepository.ts';
import { holdByLink, presentLink, unknownBuyer, type Giving } from './holdByLink.ts';
import { checkTerms, offersOf, selectionsOf } from './holdForGuest.ts';
import { holdLines } from '../../../sale/hold/holdLines.ts';
import { countOfGuest, insertPromoterSale, promoterSaleKind } from './promoterSaleRepository.ts';

/** Promoter who gives by link. */
export interface Assigning extends Giving {
  promoterId: string;
}

interface EngagedSale {
  facts: SaleFacts;
  engagement: EngagementRow;
}

async function readEngaged(
  { platform, tx, now, promoterId, site }: Pick<Assigning, 'platform' | 'tx' | 'now' | 'promoterId' | 'site'>,
  eventId: string,
): Promise<EngagedSale> {
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  if (!facts.event.published) throw failure('notFound');
  const engagement = found(await findEngagement(tx, { eventId, userId: promoterId }));
  checkTerms(engagement, 'link', now);
  return { facts, engagement };
}

/** @throws Failure promoterGuestLimit */
async function checkGuestLimit(
  { tx, promoterId }: Assigning,
  { eventId, guestAddress, quantity }: { eventId: string; guestAddress: string; quantity: number },
  { mostPerGuest: most }: EngagementRow,
): Promise<void> {
  if (most === null) return;
  if ((await countOfGuest(tx, { eventId, promoterId, guestAddress })) + quantity > most)
    throw failure('promoterGuestLimit', { limit: most });
}

function commissionOf({ commission }: EngagementRow): Commission | null {
  const rule = commission.find(({ paymentKind }) => paymentKind === null || paymentKind === 'link');
  if (!rule) return null;
  return rule.ratePpm === null ? { amount: rule.amount! } : { ratePpm: rule.ratePpm };
}

/**
 * Holds units of the promoter's allotment for a guest, who is mailed a link to pay or decline [C7.28].
 * @throws Failure; StartOver: the caller starts over
 */
export async function assignToGuest(
  context: Assigning,
  { eventId, lines: wanted, guest }: PromoterAssignRequest,
): Promise<PromoterLink> {
  const { tx, now, promoterId } = context;
  const { facts, engagement } = await readEngaged(context, eventId);
  const lines = checkSelections(selectionsOf(wanted), offersOf(facts, engagement), unknownBuyer(facts));
  checkWindows(lines, { status: facts.event.status, now });
  const quantity = accessQuantity(lines);
  const guestAddress = normaliseEmailAddress(guest.emailAddress);
  await checkGuestLimit(context, { eventId, guestAddress, quantity }, engagement);
  const given = {
    ...{ facts, lines, guest, promoterId, kind: promoterSaleKind },
    commission: commissionOf(engagement),
  };
  return holdByLink(context, given, (commitmentId) =>
    insertPromoterSale(tx, { eventId, commitmentId, promoterId, paymentKind: 'link' }),
  );
}

interface TransactionKey {
  eventId: string;
  transactionId: string;
}

/** Finds and locks a pending link of the promoter. @throws Failure notFound, promoterSaleNotPending, paymentPending */
async function lockPending(
  { tx, promoterId }: Pick<Assigning, 'tx' | 'promoterId'>,
  { eventId, transactionId }: TransactionKey,
): Promise<SaleLinkRow> {
  const link = found(await findLinkOfCommitment(tx, { eventId, commitmentId: transactionId }));
  if (link.promoterId !== promoterId) throw failure('notFound');
  if (link.state !== 'pending') throw failure('promoterSaleNotPending');
  if ((await lockLinked(tx, link)).phase !== 'held') throw failure('promoterSaleNotPending');
  return link;
}

/** Holds another offer for a guest who has not come yet, as many. @returns what that costs @throws Failure promoterSaleNotPending, those of a hold */
async function holdOther(
  context: Assigning,
  link: SaleLinkRow,
  offerGroupId: string,
): Promise<{ total?: number }> {
  const { platform, tx, now, search } = context;
  const { eventId, commitmentId } = link;
  const { facts, engagement } = await readEngaged(context, eventId);
  const commitment = await readCommitment(tx, { eventId, commitmentId });
  const [before, ...more] = commitment.lines;
  if (!before || more.length > 0 || link.userId !== null) throw failure('promoterSaleNotPending');
  if (before.offerGroupId === offerGroupId) return {};
  const { quantity, ages } = before;
  const wanted = selectionsOf([{ offerGroupId, quantity, ages }]);
  const lines = checkSelections(wanted, offersOf(facts, engagement), unknownBuyer(facts));
  checkWindows(lines, { status: facts.event.status, now });
  const key = { eventId, commitmentId, holdId: commitment.holdId! };
  const seats = await readSeatSnapshots(tx, eventId, before.seatCodes);
  const parts = { facts, lines, key, seats, previous: commitment.lines, heldUntil: link.heldUntil };
  const { quote } = await holdLines(
    { platform, tx, now, locale: link.userLocale, search },
    { ...parts, firstHeldAt: commitment.firstHeldAt ?? now },
  );
  return { total: quote.total.amount };
}

/** Mails a pending transaction to another address, or again, with a new secret; holds another offer if asked [C7.29]. @throws Failure */
export async function editTransaction(
  context: Assigning,
  { emailAddress, offerGroupId, ...key }: EditPromoterTransactionRequest,
): Promise<PromoterLink> {
  const { platform, tx } = context;
  const link = await lockPending(context, key);
  const priced = offerGroupId === undefined ? {} : await holdOther(context, link, offerGroupId);
  const { code, codeHash } = makeCode(platform);
  const guestAddress = emailAddress === undefined ? undefined : normaliseEmailAddress(emailAddress);
  await renewSaleLink(tx, link, {
    codeHash,
    ...priced,
    ...(guestAddress === undefined ? {} : { guestAddress }),
  });
  const { eventId, commitmentId } = link;
  await mailLink(tx, platform, { eventId, commitmentId, code });
  return presentLink(platform, { ...link, code });
}

/** Takes a pending transaction back; what it held returns to the allotment [C7.30]. @throws Failure */
export async function revokeTransaction(
  context: Pick<Assigning, 'tx' | 'now' | 'promoterId'>,
  key: TransactionKey,
): Promise<void> {
  const { tx, now } = context;
  const link = await lockPending(context, key);
  await releaseCommitment(tx, link);
  await endSaleLink(tx, link, { revokedAt: now });
}
