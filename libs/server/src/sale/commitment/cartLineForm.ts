import type { CartLine } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';
import { priceForm } from '../pricing/priceForm.ts';

/** Line as it was bought, without the id of its row. */
export type SoldLine = Omit<CartLine, 'lineId'>;

/** Stored form of a line as it was bought. */
export const cartLineForm = storedForm<SoldLine>({
  within: (line, each) => ({ ...line, price: each(priceForm, line.price) }),
});
