import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { checkout, knowsBuyers, line, makeBuyers } from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const { sale: settings } = defaultConfig;
const unverifiedPlacesPerCaller = { points: 6, windowSeconds: 60 };
const server = useTestServer({
  authenticate: knowsBuyers,
  config: {
    sale: { ...settings, attemptLimits: { ...settings.attemptLimits, unverifiedPlacesPerCaller } },
  },
});

describe('accounts without a verified address', () => {
  it('hold a few places of an event from one network address, and verify it for more', async () => {
    const [sale, other] = [await buildSale(server.database), await buildSale(server.database)];
    const buyers = await makeBuyers(server.database, 4);
    const unverified = buyers.map((buyer) => ({ ...buyer, token: `unverified.${buyer.token}` }));
    const hold = async (buyer: (typeof buyers)[number], { eventId, standing } = sale) =>
      (await checkout(server, buyer, eventId, [line('a', standing, 3)])).error?.code;
    expect(await hold(unverified[0]!)).toBeUndefined();
    const clear = { token: unverified[0]!.token, body: { eventId: sale.eventId } };
    expect((await server.call('clearCart', clear)).error).toBeUndefined();
    // What was let go counts once more when it is taken again.
    expect(await hold(unverified[0]!)).toBeUndefined();
    expect(await hold(unverified[1]!)).toBe('emailUnverified');
    expect(await hold(unverified[1]!, other)).toBeUndefined();
    expect(await hold(buyers[2]!)).toBeUndefined();
  });
});
