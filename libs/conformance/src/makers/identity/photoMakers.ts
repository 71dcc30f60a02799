import type { NounMakers } from '../shared/nounMakers.ts';

/** Every field has its schema's example. */
export const photoMakers: NounMakers = {};
