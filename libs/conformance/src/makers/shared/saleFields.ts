import type { Owner } from '../../world/owner.ts';
import { NotInWorld, type Sale } from '../../world/world.ts';
import { plain, shown } from './nounMakers.ts';

const needed =
  (name: keyof Sale) =>
  ({ sale }: Owner): string => {
    const value = sale[name];
    if (value === undefined) throw new NotInWorld(`sale with a ${name}`);
    return value;
  };

export const saleEvent = shown(needed('eventId'));
export const saleMarketplace = shown(needed('marketplaceId'));
export const saleOfferGroup = shown(needed('offerGroupId'));
export const seatedOfferGroup = shown(needed('seatedOfferGroupId'));
export const salePackage = shown(needed('inventoryPackageId'));
export const drawOfferGroup = shown(needed('drawOfferGroupId'));
/** Event of a sale that has a draw. */
export const drawEvent = shown((owner) => {
  needed('drawOfferGroupId')(owner);
  return needed('eventId')(owner);
});
export const auctionOfferGroup = shown(needed('auctionOfferGroupId'));
/** Event of a sale that has an auction. */
export const auctionEvent = shown((owner) => {
  needed('auctionOfferGroupId')(owner);
  return needed('eventId')(owner);
});
export const streamEvent = shown(needed('streamEventId'));
export const presaleCode = shown(needed('presaleCode'));
export const sectionCode = shown(needed('sectionCode'));
export const organiserId = shown(needed('clientId'));
/** Not sent: a full request buys what needs no code. */
export const noCode = plain(() => undefined);
