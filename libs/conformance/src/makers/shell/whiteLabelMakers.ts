import type { NounMakers } from '../shared/nounMakers.ts';

export const whiteLabelMakers: NounMakers = { hosts: { getWhiteLabelConfig: 'partnerSite' } };
