export { createPoisoner } from './poison.ts';
export type { Poison, Poisoner } from './poison.ts';
export { hostileMarkup, hostileMarkupOf } from './hostile/hostileMarkup.ts';
export { hostileAddresses, hostileKind, hostileStrings } from './hostile/hostileStrings.ts';
