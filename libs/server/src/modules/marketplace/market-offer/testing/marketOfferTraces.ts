import { bid } from '../../../../testing/sale/fixtures/marketOfferFixture.ts';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const marketOfferTraces: Traces = async (server, person) => {
  const { status, text } = await bid(server, person, await buildSale(server.database));
  if (status !== 200) throw new Error(`No bid was made: ${text}`);
};
