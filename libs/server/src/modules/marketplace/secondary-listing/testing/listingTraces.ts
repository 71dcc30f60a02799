import { listPlaces } from '../../../../testing/sale/fixtures/listingFixture.ts';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const listingTraces: Traces = async (server, person) => {
  await listPlaces(server, person, await buildSale(server.database));
};
