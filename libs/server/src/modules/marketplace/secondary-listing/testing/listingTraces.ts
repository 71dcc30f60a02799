import { listPlaces } from '../../../../testing/sale/listingFixture.ts';
import { buildSale } from '../../../../testing/sale/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const listingTraces: Traces = async (server, person) => {
  await listPlaces(server, person, await buildSale(server.database));
};
