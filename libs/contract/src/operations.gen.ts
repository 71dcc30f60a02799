// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { cartOperations, type CartOperations } from './operations/cart.gen.ts';
import { identityOperations, type IdentityOperations } from './operations/identity.gen.ts';
import { marketplaceOperations, type MarketplaceOperations } from './operations/marketplace.gen.ts';
import { promoterOperations, type PromoterOperations } from './operations/promoter.gen.ts';
import { shellOperations, type ShellOperations } from './operations/shell.gen.ts';
import { streamingOperations, type StreamingOperations } from './operations/streaming.gen.ts';
import { tokenAssignmentOperations, type TokenAssignmentOperations } from './operations/token-assignment.gen.ts';

/** Every operation: how it is called, who may call it and what it may answer. */
export const operations = {
  ...cartOperations,
  ...identityOperations,
  ...marketplaceOperations,
  ...promoterOperations,
  ...shellOperations,
  ...streamingOperations,
  ...tokenAssignmentOperations,
} as const;
export type OperationId = keyof typeof operations;

export interface OperationTypes
  extends CartOperations,
    IdentityOperations,
    MarketplaceOperations,
    PromoterOperations,
    ShellOperations,
    StreamingOperations,
    TokenAssignmentOperations {}
