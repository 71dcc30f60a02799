import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const priceAlertTraces: Traces = async ({ database, clock }, { userId }) => {
  const { eventId } = await buildSale(database);
  const alert = { eventId, userId, price: 5_000, setAt: clock.now() };
  await database.query.insertInto('priceAlert').values(alert).execute();
};
