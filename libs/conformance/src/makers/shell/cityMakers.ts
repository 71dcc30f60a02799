import type { NounMakers } from '../shared/nounMakers.ts';

export const cityMakers: NounMakers = { answers: { searchCities: ['state'] } };
