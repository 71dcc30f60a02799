import type { ItemCategory } from '@foyer/contract';

/** How the buyer came to the cart of an event, and whether its checkout is guarded [C3.26]. */
export interface TransactionContext {
  /** Category of the first line; charity counts as an add-on [C3.02]. */
  categoryType?: ItemCategory;
  /** Path and query of the page where the offer was picked, filters included. */
  offerAddress?: string;
  /** Origin of the site on which the buyer picked. */
  rootOrigin?: string;
  /**
   * Set between a payment and its receipt: the cart is empty by then, and checkout must not report that while the
   * receipt loads.
   */
  cartGuardDisabled?: boolean;
}

export const cartCategory = (category: ItemCategory): ItemCategory =>
  category === 'CHARITY' ? 'ADD_ON' : category;
