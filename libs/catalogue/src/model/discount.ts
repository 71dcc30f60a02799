import type { CatalogueMoney, LocaleTexts } from './value.ts';

/** Discount of access: a promo code that buyers enter, or automatic from a quantity on. Borne by the organiser. */
export interface CatalogueDiscount {
  code: string;
  automatic?: true;
  label: LocaleTexts;
  /** Off each {product}; absent for a rate. */
  amount?: CatalogueMoney;
  /** Parts per million of the face value; 100000 is 10 %. */
  ratePpm?: number;
  /** {product} in the cart from which on it is given; at least 2 if automatic. */
  minQuantity?: number;
  /** Orders that may use the code, in all and of each buyer. */
  cap?: number;
  capPerPerson?: number;
  startsAt?: string;
  endsAt?: string;
}
