import type { Marketplace } from '@foyer/contract';
import { idOf } from './buildEvents.ts';

/** Open window of a sale at fixed prices. */
export const saleWindow: Marketplace = {
  marketplaceId: idOf(899),
  type: 'purchase',
  state: 'open',
  opensAt: '2026-12-20T15:00:00Z',
};
/** Open window of a Wish List. */
export const drawWindow: Marketplace = {
  marketplaceId: idOf(900),
  type: 'draw',
  state: 'open',
  opensAt: '2026-12-20T15:00:00Z',
  closesAt: '2027-01-05T17:00:00Z',
  resultsAt: '2027-01-06T17:00:00Z',
};
/** Open window of My Price. */
export const auctionWindow: Marketplace = { ...drawWindow, marketplaceId: idOf(898), type: 'auction' };
