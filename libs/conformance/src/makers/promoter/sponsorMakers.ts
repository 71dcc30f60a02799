import type { NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

export const sponsorMakers: NounMakers = { fields: { eventId: saleEvent } };
