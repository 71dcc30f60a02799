import { platformInvariants, type Invariant } from '../database/invariants.ts';
import { saleInvariants } from './cart/saleInvariants.ts';
import { marketplaceInvariants } from './marketplace/marketplaceInvariants.ts';

/** Invariants of the platform and its modules [DS-06]. */
export const invariants: readonly Invariant[] = [
  ...platformInvariants,
  ...marketplaceInvariants,
  ...saleInvariants,
];
