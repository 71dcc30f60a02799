import type { NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

export const inventoryMakers: NounMakers = { fields: { eventId: saleEvent } };
