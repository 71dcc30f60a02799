import type { AppliedPromoCode, Locale } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';
import type { QuotedCart } from '../../../sale/cart/quoteCart.ts';
import { discountRefusal, type DiscountRow } from '../../../sale/discount/discountRepository.ts';
import { covers, discountOfCode } from '../../../sale/discount/discountRules.ts';
import { claimHold } from '../../../sale/hold/heldRepository.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import type { SaleFacts } from '../../../sale/offer/saleFacts.ts';

/** Entry or offer with the promo code that it uses. */
export interface Coded extends CommitmentKey {
  /** Null without a code. */
  discountId: string | null;
}

/** Tells whether a promo code can lower the price of any of the offers. */
export const takesPromoCode = ({ discounts }: SaleFacts, offers: readonly OfferFacts[]): boolean =>
  discounts.some(
    (discount) => discount.active && !discount.automatic && offers.some((offer) => covers(discount, offer)),
  );

/**
 * Chooses the discount of an entry or an offer: that of the entered code, or its present one.
 * @throws Failure invalidPromoCode, inactivePromoCode
 */
export function discountFor(
  { discounts }: SaleFacts,
  promoCode: string | undefined,
  { own, now }: { own: Coded | undefined; now: Date },
): DiscountRow | undefined {
  const heldId = own?.discountId;
  if (promoCode !== undefined) return discountOfCode(discounts, promoCode, { now, heldId });
  return discounts.find(({ discountId }) => discountId === heldId);
}

async function findHoldId(
  db: Queryable,
  { eventId, commitmentId }: CommitmentKey,
): Promise<string | undefined> {
  const hold = await db
    .selectFrom('hold')
    .select('holdId')
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirst();
  return hold?.holdId;
}

/** Refuses a code without a use left for a fan; a use of the fan's own entry or offer doesn't count. */
export async function checkUse(
  db: Queryable,
  discount: DiscountRow | undefined,
  { own, ...buyer }: { eventId: string; userId: string; own: Coded | undefined },
): Promise<void> {
  if (!discount || discount.discountId === own?.discountId) return;
  const { discountId } = discount;
  const refusal = await discountRefusal(db, { ...buyer, discountId });
  if (refusal !== null) throw failure(refusal);
}

/**
 * Takes a use of a code for an entry or an offer and keeps it until that is paid, lost or deleted, so that its price
 * stays. Releases the use of a previous code. Requires the locks of the buyer and the commitment.
 * @throws Failure promoCodeUsedUp, promoCodeUsedByBuyer
 */
export async function takeUse(
  tx: TransactionScope,
  commitment: CommitmentKey,
  { userId, discount }: { userId: string; discount: DiscountRow | undefined },
): Promise<void> {
  if (!discount) return;
  const holdId = (await findHoldId(tx, commitment))!;
  const { discountId } = discount;
  const { outcome } = await claimHold(tx, { eventId: commitment.eventId, holdId, userId, discountId });
  if (outcome === 'promoCodeUsedUp' || outcome === 'promoCodeUsedByBuyer') throw failure(outcome);
}

/** Presents the code of quotes: it applies if it lowers one of them. */
export const presentPromoCode = (
  discount: DiscountRow | undefined,
  quotes: readonly Pick<QuotedCart, 'quote'>[],
  locale: Locale,
): { promoCode?: AppliedPromoCode } =>
  discount
    ? {
        promoCode: {
          discountCode: discount.code,
          label: inLocale(discount.label, locale),
          applies: quotes.some(({ quote }) => quote.discounts.some(({ code }) => code === discount.code)),
        },
      }
    : {};
