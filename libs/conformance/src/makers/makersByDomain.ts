import { cartMakers } from './cartMakers.ts';
import { identityMakers } from './identityMakers.ts';
import { marketplaceMakers } from './marketplaceMakers.ts';
import { promoterMakers } from './promoterMakers.ts';
import type { Domain, DomainMakers } from './shared/nounMakers.ts';
import { shellMakers } from './shellMakers.ts';
import { streamingMakers } from './streamingMakers.ts';
import { tokenAssignmentMakers } from './tokenAssignmentMakers.ts';

export const makersByDomain: { readonly [Name in Domain]: DomainMakers<Name> } = {
  cart: cartMakers,
  identity: identityMakers,
  marketplace: marketplaceMakers,
  promoter: promoterMakers,
  shell: shellMakers,
  streaming: streamingMakers,
  'token-assignment': tokenAssignmentMakers,
};
