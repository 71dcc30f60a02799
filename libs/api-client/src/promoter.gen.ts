// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './promoter/attendee.gen.ts';
export * from './promoter/fee.gen.ts';
export * from './promoter/gateway.gen.ts';
export * from './promoter/hand-over.gen.ts';
export * from './promoter/inventory.gen.ts';
export * from './promoter/invite.gen.ts';
export * from './promoter/organisation.gen.ts';
export * from './promoter/payment-config.gen.ts';
export * from './promoter/performer.gen.ts';
export * from './promoter/resale.gen.ts';
export * from './promoter/sale-link.gen.ts';
export * from './promoter/settlement.gen.ts';
export * from './promoter/sponsor.gen.ts';
export * from './promoter/transaction.gen.ts';
