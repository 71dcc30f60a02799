import type { CartLine } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';
import { priceForm } from '../pricing/priceForm.ts';

/** Stored form of a line as it was bought. */
export const cartLineForm = storedForm<CartLine>({
  within: (line, each) => ({ ...line, price: each(priceForm, line.price) }),
});
