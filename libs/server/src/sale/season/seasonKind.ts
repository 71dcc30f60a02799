import type { CommitmentKind } from '../../platform/module/serverModule.ts';

/**
 * Places of a season pass for one event. The function `issue_places` opens and ends them. They don't count against the limit
 * per buyer of the event: what a member gets is the organiser's decision.
 */
export const seasonPlaceKind: CommitmentKind = {
  name: 'seasonPlace',
  marketplaceType: 'purchase',
  isRequest: false,
  pledgesCard: false,
  counts: false,
};
