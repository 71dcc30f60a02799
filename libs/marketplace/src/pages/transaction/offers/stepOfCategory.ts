import type { ItemCategory } from '@foyer/contract';
import type { TransactionStep } from '../frame/useTransaction.ts';

const items: Record<ItemCategory, TransactionStep> = {
  EVENT_ACCESS: 'transactionListings',
  MERCHANDISE: 'transactionMerchItems',
  COLLECTIBLE: 'transactionMerchItems',
  ADD_ON: 'transactionAddonItems',
  // A donation counts as an add-on in the cart [C3.02].
  CHARITY: 'transactionAddonItems',
};
const options: Record<ItemCategory, TransactionStep> = {
  EVENT_ACCESS: 'transactionDetail',
  MERCHANDISE: 'transactionMerchOptions',
  COLLECTIBLE: 'transactionMerchOptions',
  ADD_ON: 'transactionAddonOptions',
  CHARITY: 'transactionAddonOptions',
};

/** Returns the page that lists a category. */
export const itemsStepOf = (category: ItemCategory): TransactionStep => items[category];

/** Returns the page of one offer of a category. */
export const optionsStepOf = (category: ItemCategory): TransactionStep => options[category];
