import type { NounMakers } from '../shared/nounMakers.ts';

export const searchSuggestionMakers: NounMakers = {};
