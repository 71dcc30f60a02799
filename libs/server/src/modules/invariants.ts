import { platformInvariants, type Invariant } from '../database/invariants.ts';
import { saleInvariants } from './cart/saleInvariants.ts';
import { marketplaceInvariants } from './marketplace/marketplaceInvariants.ts';

/** Every invariant of the platform and of its modules [DS-06]. */
export const invariants: readonly Invariant[] = [
  ...platformInvariants,
  ...marketplaceInvariants,
  ...saleInvariants,
];
