import type { Owner } from '../../world/owner.ts';
import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import { NotInWorld } from '../../world/world.ts';

/** Returns the organiser of the sale, whose page is public. */
function organiserOf({ sale }: Owner): string {
  if (sale.clientId === undefined) throw new NotInWorld('sale with an organiser');
  return sale.clientId;
}

export const followMakers: NounMakers = {
  fields: { kind: plain(() => 'client'), topicId: free(organiserOf) },
  alwaysSent: { getTopic: ['topicId'] },
  answers: { getTopic: ['state'] },
};
