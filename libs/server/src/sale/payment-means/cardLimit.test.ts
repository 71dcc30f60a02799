import {
  knowsBuyers,
  makeBuyers,
  storeCard,
  typeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });

const tryWrongCard = async ({ token }: Buyer, remoteAddress = '127.0.0.1', key = 0) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/payment/paymentMeans',
    remoteAddress,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': `wrong-card-${token}-${remoteAddress}-${key}`,
      'api-client-sessionid': 'wrong-card-session',
    },
    payload: { cardToken: 'x'.repeat(43) },
  });
  return answer.statusCode;
};
const tryWrongCards = async (buyer: Buyer, count: number, remoteAddress?: string) => {
  const statuses = [];
  for (let key = 0; key < count; key += 1) statuses.push(await tryWrongCard(buyer, remoteAddress, key));
  return statuses;
};
const wrong = (count: number): number[] => Array.from({ length: count }, () => 422);

describe('wrong card tokens', () => {
  it('are ten an hour for one account, from whatever address; good ones do not count', async () => {
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    for (let count = 0; count < 3; count += 1) await storeCard(server, ada);
    expect(await tryWrongCards(ada, 9)).toEqual(wrong(9));
    await storeCard(server, ada);
    expect(await tryWrongCard(ada, '198.51.100.7')).toBe(422);
    expect(await tryWrongCard(ada, '198.51.100.8')).toBe(429);
    const body = { cardToken: await typeCard(server) };
    const locked = await server.call('addPaymentMeans', { token: ada.token, body });
    expect([locked.status, Number(locked.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('are not counted while the gateway does not answer', async () => {
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { payment } = server.platform.gateways;
    const broken = jest.spyOn(payment, 'storeCard').mockRejectedValue(new Error('no answer'));
    try {
      expect(await tryWrongCards(ada, 11)).toEqual(Array.from({ length: 11 }, () => 500));
    } finally {
      broken.mockRestore();
    }
    await storeCard(server, ada);
  });

  it('are sixty an hour from one address, for whatever account', async () => {
    const buyers = await makeBuyers(server.database, 7);
    const statuses = [];
    for (const buyer of buyers) statuses.push(...(await tryWrongCards(buyer, 9, '203.0.113.9')));
    expect(statuses).toEqual([...wrong(60), 429, 429, 429]);
  });

  it('do not count for the account when the limit of the caller refuses them', async () => {
    const buyers = await makeBuyers(server.database, 7);
    const ada = buyers.pop()!;
    for (const buyer of buyers) await tryWrongCards(buyer, 10, '203.0.113.10');
    expect(new Set(await tryWrongCards(ada, 11, '203.0.113.10'))).toEqual(new Set([429]));
    expect(await tryWrongCard(ada, '203.0.113.11')).toBe(422);
  });
});

describe('cards for one purchase', () => {
  const addOne = async ({ token }: Buyer, cardToken?: string) => {
    const body = { cardToken: cardToken ?? (await typeCard(server)), onePurchase: true };
    return (await server.call('addPaymentMeans', { token, body })).status;
  };

  it('are ten a day for one account; wrong tokens do not count, and the wallet stays open', async () => {
    const [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
    expect(await addOne(ada, 'x'.repeat(43))).toBe(422);
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await addOne(ada));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await storeCard(server, ada);
    expect(await addOne(ben)).toBe(200);
  });
});
