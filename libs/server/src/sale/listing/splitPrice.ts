import type { FeeLine, ItemCategory, Money, SellerSide } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';
import { priceResale } from '../pricing/priceResale.ts';
import type { PriceRules } from '../pricing/priceRules.ts';

/** Split of a price as it was when the seller accepted it, with the texts of the seller's locale. */
export const sellerSideForm = storedForm<SellerSide>();

const category: ItemCategory = 'EVENT_ACCESS';

/** Price of tokens that are sold together, split between seller, organiser and fees. */
export interface Split {
  /** By token, in the order of the tokens. */
  sellers: SellerSide[];
  /** Everything together. */
  seller: SellerSide;
  /** All-in price of everything for its buyer. */
  buyerPays: Money;
}

const add = (left: Money, right: Money): Money => ({ ...left, amount: left.amount + right.amount });

/** Adds up the fees of several tokens by their codes. */
function addFees(all: readonly FeeLine[]): FeeLine[] {
  const byCode = new Map<string, FeeLine>();
  for (const fee of all) {
    const known = byCode.get(fee.code);
    byCode.set(fee.code, known ? { ...known, amount: add(known.amount, fee.amount) } : fee);
  }
  return [...byCode.values()];
}

/** Adds up the splits of tokens that are sold together. */
export function sumSellers([first, ...rest]: readonly SellerSide[]): SellerSide {
  return rest.reduce<SellerSide>((sum, each) => {
    const cap = sum.cap && each.cap ? add(sum.cap, each.cap) : undefined;
    return {
      face: add(sum.face, each.face),
      price: add(sum.price, each.price),
      ...(cap ? { cap } : {}),
      fees: addFees([...sum.fees, ...each.fees]),
      organiserShare: add(sum.organiserShare, each.organiserShare),
      proceeds: add(sum.proceeds, each.proceeds),
    };
  }, first!);
}

/**
 * Splits a price that is asked for each of some tokens. The profit is that over the face value of each token itself; what
 * rounding leaves is the seller's.
 */
export function splitPrice(
  tokens: readonly { face: number; cap: number | undefined }[],
  price: number,
  rules: PriceRules,
): Split {
  const priced = tokens.map(({ face, cap }) => {
    const { seller, allIn } = priceResale({ face, price, category }, rules);
    const { currency } = rules;
    return { allIn, seller: cap === undefined ? seller : { ...seller, cap: { amount: cap, currency } } };
  });
  const sellers = priced.map(({ seller }) => seller);
  const buyerPays = priced.map(({ allIn }) => allIn).reduce(add);
  return { sellers, seller: sumSellers(sellers), buyerPays };
}
