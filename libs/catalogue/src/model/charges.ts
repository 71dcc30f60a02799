import type { CatalogueCharity } from './offers.ts';
import type { CatalogueMoney, LocaleTexts } from './value.ts';

/** Fee line. Mandatory ones are per {product} and part of the price first shown [C3.09]. */
export interface CatalogueFee {
  code: string;
  label: LocaleTexts;
  purpose: 'service' | 'facility' | 'organiser' | 'charity' | 'delivery';
  recipient: 'platform' | 'organiser' | 'venue' | 'payment' | 'charity';
  /** Recipient of the fee; required for `charity`. */
  charity?: CatalogueCharity;
  basis: 'ticket' | 'order';
  kind: 'amount' | 'percent';
  /** For `amount`. */
  amount?: CatalogueMoney;
  /** For `percent`: parts per million of the face value; 85000 is 8.5 %. */
  ratePpm?: number;
  mandatory: boolean;
  refundable: boolean;
}

/** Tax line, never part of the price first shown in the US and Canada. */
export interface CatalogueTax {
  code: string;
  label: LocaleTexts;
  /** Parts per million; 99750 is 9.975 %. */
  ratePpm: number;
  appliesTo: ('face' | 'fees' | 'merchandise')[];
  inPrice: false;
}
