import type { CartLine } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';
import { priceForm } from '../pricing/priceForm.ts';

/** Line at the time of purchase, without the id of its row. */
export type SoldLine = Omit<CartLine, 'lineId'>;

/** Stored form of a line at the time of purchase. */
export const cartLineForm = storedForm<SoldLine>({
  within: (line, each) => ({ ...line, price: each(priceForm, line.price) }),
});
