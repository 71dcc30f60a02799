import type { ShippingAddress } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';

/** Stored form of the address that an order is shipped to. */
export const shippingAddressForm = storedForm<ShippingAddress>();
