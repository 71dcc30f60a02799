import type { NounMakers } from '../shared/nounMakers.ts';

export const payoutMakers: NounMakers = { answers: { listPayoutMethods: ['emailAddress'] } };
