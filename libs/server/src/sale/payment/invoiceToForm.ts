import type { InvoiceTo } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';

/** Stored form of whom an order's tax invoice names. */
export const invoiceToForm = storedForm<InvoiceTo>();
