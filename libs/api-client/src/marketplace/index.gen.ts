// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './auction/index.gen.ts';
export * from './client-auction/index.gen.ts';
export * from './client-draw/index.gen.ts';
export * from './custom-event-page/index.gen.ts';
export * from './draw/index.gen.ts';
export * from './event-preview/index.gen.ts';
export * from './event/index.gen.ts';
export * from './follow/index.gen.ts';
export * from './inventory-package/index.gen.ts';
export * from './offer-group/index.gen.ts';
export * from './offer/index.gen.ts';
export * from './repayment/index.gen.ts';
export * from './search-suggestion/index.gen.ts';
export * from './seat/index.gen.ts';
export * from './secondary-listing/index.gen.ts';
export * from './wait-list/index.gen.ts';
export * from './waiting-room/index.gen.ts';
