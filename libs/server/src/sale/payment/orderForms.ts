import type { ShippingAddress, InvoiceTo } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';

/** Stored form of the recipient of an order's tax invoice. */
export const invoiceToForm = storedForm<InvoiceTo>();

/** Stored form of the address that an order is shipped to. */
export const shippingAddressForm = storedForm<ShippingAddress>();
