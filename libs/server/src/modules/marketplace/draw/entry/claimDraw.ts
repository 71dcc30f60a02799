import type { ClaimedDraw, DrawClaim } from '@foyer/contract';
import { found } from '../../../../platform/http/answers/failure.ts';
import { readLines } from '../../../../sale/cart/saleSnapshot.ts';
import { quoteLines, type SaleContext } from '../../../../sale/cart/saleContext.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { currentFacts } from '../../../../sale/offer/saleFacts.ts';
import { refusalsLeft } from '../../../../sale/payment/refusalRepository.ts';
import { claimWon } from '../../win/claimWon.ts';
import { presentOwn } from './enterDraw.ts';
import { listEntries, lockEntry } from '../core/entryRepository.ts';

/** Finds an entry of the caller, of an event of the site. @throws notFound */
async function findOwn({ platform, tx, site, userId }: SaleContext, entryId: string) {
  const [entry] = await listEntries(tx, { userId, entryId }, 1);
  const { eventId } = found(entry);
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  return { entry: entry!, facts };
}

/** Reads the win of an entry and its current price. @throws notFound */
export async function checkoutDrawClaim(context: SaleContext, entryId: string): Promise<DrawClaim> {
  const { platform, tx, now, locale, userId } = context;
  const { entry, facts } = await findOwn(context, entryId);
  const lines = entry.heldAt === null ? [] : await readLines(tx, entry);
  const { quote } = quoteLines(facts, lines, locale, {
    firstHeldAt: now,
    discountId: entry.discountId,
  });
  return {
    entry: await presentOwn(context, { eventId: entry.eventId, entryId }),
    allIn: quote.total,
    quote,
    attemptsLeft: (await refusalsLeft(tx, { ...entry, userId }, platform.config.sale)).cards,
    serverTime: now.toISOString(),
  };
}

/**
 * Turns the win of an entry into the caller's cart. While the cart is held, a repeated call answers the same; without
 * a win to pay, it answers no lines.
 * @throws notFound, cartBlocksOffer
 */
export async function claimDraw(context: SaleContext, entryId: string): Promise<ClaimedDraw> {
  const { tx, userId } = context;
  const { eventId } = (await findOwn(context, entryId)).entry;
  await lockBuyer(tx, { eventId, userId });
  const entry = found(await lockEntry(tx, { eventId, entryId }));
  const { promoCode } = entry;
  const selections = await claimWon(context, entry);
  return { eventId, selections, ...(promoCode === null ? {} : { promoCode }) };
}
