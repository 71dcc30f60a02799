import type { PriceBreakdown } from '@foyer/contract';
import { storedForm } from '../../platform/database/storedForm.ts';

/** Stored form of a price as it was accepted or paid. */
export const priceForm = storedForm<PriceBreakdown>();
