import { platformInvariants, type Invariant } from '../platform/database/invariants.ts';
import { saleInvariants } from '../sale/saleInvariants.ts';
import { marketplaceInvariants } from '../modules/marketplace/marketplaceInvariants.ts';

/** Invariants of the platform and its modules [DS-06]. */
export const invariants: readonly Invariant[] = [
  ...platformInvariants,
  ...marketplaceInvariants,
  ...saleInvariants,
];
