import type { NounMakers } from '../shared/nounMakers.ts';
import { noCode, saleEvent, saleMarketplace, salePackage } from '../shared/saleFields.ts';

export const inventoryPackageMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    marketplaceId: saleMarketplace,
    inventoryPackageId: salePackage,
    marketplaceCode: noCode,
  },
};
