import type { Accepted, DrawEntry, EnterDrawRequest } from '@foyer/contract';
import { hideEntry } from '@foyer/verify-draw';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../../platform/http/answers/failure.ts';
import { allowed, demand } from '../../../../platform/http/access/permission.ts';
import type { CommitmentKind } from '../../../../platform/module/serverModule.ts';
import {
  commitQuantity,
  lockCommitment,
  openCommitment,
} from '../../../../sale/commitment/commitmentRepository.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import type { DiscountRow } from '../../../../sale/discount/discountRepository.ts';
import { releaseCommitment } from '../../../../sale/hold/heldRepository.ts';
import { checkAge } from '../../../../sale/limit/checkAge.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { mostPerPerson } from '../../../../sale/limit/mostPerPerson.ts';
import { demandCode } from '../../../../sale/event/marketplaceCode.ts';
import type { OfferFacts } from '../../../../sale/offer/offerFacts.ts';
import { currentFacts, type SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { readTaken } from '../../wait-list/offeringRepository.ts';
import { checkCard, hasOpenCart } from '../../win/mandate.ts';
import { checkUse, discountFor, takeUse } from '../../win/promoCode.ts';
import { mailEntry } from '../core/drawMail.ts';
import { mayBeDrawn, mayChangeEntries, mayEnter } from '../core/drawPolicy.ts';
import { presentEntries } from './drawPresenter.ts';
import { isCommitted, lockDraw, type CommittedDraw } from '../core/drawRepository.ts';
import { mostOf, productsOf } from '../core/drawSale.ts';
import {
  changeEntry,
  deleteEntry,
  findEventOfOffer,
  findLiveEntry,
  insertEntry,
  listEntries,
  type EntryChoice,
  type EntryRow,
} from '../core/entryRepository.ts';

/** Kind of an entry's commitment. It holds nothing until the entry wins. */
export const drawKind: CommitmentKind = {
  name: 'drawEntry',
  marketplaceType: 'draw',
  isRequest: true,
  pledgesCard: true,
  counts: true,
};

const saltBytes = 32;

type EnterContext = SaleContext & { siteHost: string | null };

/** Reads the sale of an event and its draw, which can't be closed until the transaction ends. @throws notFound */
async function readOpenDraw(
  { platform, tx, site }: SaleContext,
  eventId: string,
): Promise<{ facts: SaleFacts; draw: CommittedDraw }> {
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  const draw = await lockDraw(tx, eventId, 'share');
  if (!isCommitted(draw)) throw failure('notFound');
  return { facts, draw };
}

const refusalDetails = ({ opensAt, closesAt }: CommittedDraw) => ({
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
});

/** Refuses quantities that an offer does not sell to one person. */
function checkQuantity(facts: SaleFacts, offers: readonly OfferFacts[], quantity: number): void {
  const minimum = Math.max(...offers.map(({ minQuantity }) => minQuantity));
  const maximum = Math.min(...offers.map((offer) => mostPerPerson(facts.event, offer)));
  if (quantity < minimum || quantity > maximum) throw failure('ticketLimitMarketplace', { minimum, maximum });
}

/** Opens the commitment of a new entry, and writes it. */
async function openEntry(
  { platform, tx, now, userId, siteHost }: EnterContext,
  draw: CommittedDraw,
  {
    products,
    discount,
    paymentMethodId,
    ...choice
  }: EntryChoice & { products: number; discount: DiscountRow | undefined; paymentMethodId: string },
): Promise<void> {
  const { eventId, marketplaceId } = draw;
  const [entryId, commitmentId, holdId] = [platform.newId(), platform.newId(), platform.newId()];
  await openCommitment(tx, {
    ...{ eventId, commitmentId, holdId, marketplaceId, userId, siteHost: siteHost ?? undefined },
    kind: drawKind,
    quantity: products,
    pledgedCardId: paymentMethodId,
  });
  await takeUse(tx, { eventId, commitmentId }, { userId, discount });
  const salt = platform.randomness(saltBytes).toString('hex');
  const drawnId = await hideEntry(entryId, salt);
  await insertEntry(tx, { ...choice, eventId, entryId, userId, commitmentId, siteHost, salt, drawnId, now });
}

/** Presents the entry of a caller. */
export async function presentOwn(
  context: SaleContext,
  key: { eventId: string; entryId?: string },
): Promise<DrawEntry> {
  const { tx, userId } = context;
  const [entry] = await presentEntries(context, await listEntries(tx, { userId, ...key }, 1));
  return found(entry);
}

/**
 * Enters the draw of an event, or replaces the choices of the caller's entry; nothing is charged or held. It counts
 * against the limit of the event until the draw.
 * @throws the errors of the contract
 */
export async function enterDraw(context: EnterContext, request: EnterDrawRequest): Promise<DrawEntry> {
  const { tx, now, locale, userId } = context;
  const { eventId, offerGroupIds, quantity, maySplit, paymentMethodId, promoCode, marketplaceCode } = request;
  const { facts, draw } = await readOpenDraw(context, eventId);
  const circumstances = { status: facts.event.status, now };
  demand(mayChangeEntries(draw, circumstances), refusalDetails(draw));
  const offers = offerGroupIds.map((id) => found(facts.offers.get(id)));
  if (!offers.every(mayBeDrawn)) throw failure('notFound');
  await checkAge(tx, userId, { event: facts.event, offers });
  checkQuantity(facts, offers, quantity);

  await lockBuyer(tx, { eventId, userId });
  const entry = await findLiveEntry(tx, { eventId, userId });
  if (!entry) demandCode(draw, marketplaceCode);
  const own = entry ? await committedOf(tx, entry) : 0;
  const { taken, limit } = await readTaken(tx, { eventId, userId });
  const remaining = Math.max(0, limit - taken + own);
  const hasCart = await hasOpenCart(tx, eventId, userId);
  demand(mayEnter(draw, { ...circumstances, age: allowed, hasCart, remaining }), { limit, remaining });
  const products = productsOf(offers, quantity);
  if (products > remaining) throw failure('ticketLimitEvent', { limit, remaining });
  const discount = discountFor(facts, promoCode, { own: entry, now });
  const wish = { offers, quantity, maySplit, discountId: discount?.discountId };
  const { amount: atMost } = mostOf(facts, wish, locale, now);
  await checkUse(tx, discount, { eventId, userId, own: entry });
  await checkCard(context, { id: paymentMethodId, eventId });

  const choice = { quantity, maySplit, atMost, offerGroupIds };
  if (entry) {
    await commitQuantity(tx, entry, products, { pledgedCardId: paymentMethodId });
    await takeUse(tx, entry, { userId, discount });
    await changeEntry(tx, entry, { ...choice, now });
  } else await openEntry(context, draw, { ...choice, products, discount, paymentMethodId });
  const answer = await presentOwn(context, { eventId });
  await mailEntry(context, { eventId, entryId: answer.offerId }, entry ? 'changed' : 'entered');
  return answer;
}

async function committedOf(tx: TransactionScope, { eventId, commitmentId }: EntryRow): Promise<number> {
  const row = await tx
    .selectFrom('commitment')
    .select('quantity')
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();
  return row.quantity;
}

/**
 * Deletes the caller's entry of an open draw without a trace; does nothing without one.
 * @throws notFound, marketplaceClosed
 */
export async function deleteDrawEntry(context: SaleContext, offerGroupId: string): Promise<Accepted> {
  const { tx, now, userId } = context;
  const eventId = found(await findEventOfOffer(tx, offerGroupId));
  const { facts, draw } = await readOpenDraw(context, eventId);
  await lockBuyer(tx, { eventId, userId });
  const entry = await findLiveEntry(tx, { eventId, userId });
  if (!entry) return { ok: true };
  demand(mayChangeEntries(draw, { status: facts.event.status, now }), refusalDetails(draw));
  const commitment = await lockCommitment(tx, entry);
  if (commitment.phase === 'held') await releaseCommitment(tx, commitment);
  await deleteEntry(tx, entry);
  return { ok: true };
}
