import { useTestServer } from '../../../testing/useTestServer.ts';
import { checkout, line, storeCard } from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { buildSignUp, signUp } from '../../../testing/people/signUp.ts';
import { readAttribution } from '../../../platform/http/readAttribution.ts';

const server = useTestServer();
const eventId = '0192f3c4-0000-7000-8000-0000000000aa';
const systemEvent = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const said = (headers: Record<string, string>) => readAttribution({ header: (name) => headers[name] });

async function signUpWith(emailAddress: string, headers: Record<string, string>) {
  const answer = await server.call('createAccount', { body: buildSignUp({ emailAddress }), headers });
  const row = await server.database.query
    .selectFrom('accountAttribution')
    .selectAll()
    .where('userId', '=', answer.body.profile.globalUserId)
    .executeTakeFirst();
  return { status: answer.status, row };
}

describe('attribution of an account [I7.02, I7.26, C7.01h]', () => {
  it('is kept with the account that they make', async () => {
    const { row } = await signUpWith('advertised@foyer.example', {
      'app-type': 'IOS',
      'advertisement-id': '42',
      'advertisement-data': 'utm_source=mail&utm_campaign=june',
      'system-event': systemEvent({ affiliateCode: 'ada-7', eventId }),
    });
    expect(row).toMatchObject({
      appType: 'IOS',
      advertisementId: '42',
      advertisementData: { utm_source: 'mail', utm_campaign: 'june' },
      affiliateCode: 'ada-7',
      eventId,
    });
  });

  it.each([
    ['ANDROID', 'ANDROID'],
    ['IOS', 'IOS'],
    ['ios', undefined],
  ])('says of an app %s that it is %s [C3.15a-b]', (appType, kept) => {
    expect(said({ 'app-type': appType })?.appType).toBe(kept);
  });

  it.each([
    ['nothing', {}],
    ['rubbish', { 'system-event': 'not base64 of anything', 'app-type': 'TOASTER' }],
    ['an email address', { 'advertisement-data': 'utm_source=ada%40foyer.example' }],
    ['a prototype', { 'system-event': systemEvent(['x']), 'advertisement-data': '__proto__=x' }],
    [
      'too much',
      { 'advertisement-id': 'x'.repeat(65), 'advertisement-data': `utm_source=${'x'.repeat(2000)}` },
    ],
  ])('accepts the request and keeps nothing where the headers say %s', async (name, headers) => {
    const emailAddress = `said.${name.replace(/\W/g, '')}@foyer.example`;
    const { status, row } = await signUpWith(emailAddress, headers);
    expect([status, row]).toEqual([200, undefined]);
  });

  it('takes no other word of a system event, and the event only with its affiliate', () => {
    expect(said({ 'system-event': systemEvent({ eventId }) })).toBeUndefined();
    expect(said({ 'system-event': systemEvent({ affiliateCode: 'a', eventId: 'x', admin: true }) })).toEqual({
      appType: null,
      advertisementId: null,
      advertisementData: null,
      affiliateCode: 'a',
      eventId: null,
    });
  });
});

describe('an affiliate who led to a purchase [I7.02, I7.26]', () => {
  it.each([
    ['stays with the order, and in what its buyer is told', { affiliateCode: 'ada-7' }, 'ada-7'],
    ['counts for the event of the link', { affiliateCode: 'ada-7', eventId: 'this' }, 'ada-7'],
    ['does not count for another one', { affiliateCode: 'ada-7', eventId }, null],
    ['is empty where the header is malformed', { affiliateCode: 'ada <7>' }, null],
  ])('%s', async (_name, said, kept) => {
    const fan = await signUp(server);
    const sale = await buildSale(server.database);
    const { paymentMethodId } = await storeCard(server, fan);
    const cart = (await checkout(server, fan, sale.eventId, [line('a', sale.standing, 1)])).body;
    const led = 'eventId' in said && said.eventId === 'this' ? { ...said, eventId: sale.eventId } : said;
    const order = await server.call('payCart', {
      token: fan.token,
      headers: { 'system-event': systemEvent(led) },
      body: {
        eventId: sale.eventId,
        purchaseToken: cart.purchaseToken,
        paymentMethodId,
        acceptedTotal: cart.quote.total,
      },
    });
    expect(order.status).toBe(200);
    const row = await server.database.query
      .selectFrom('purchaseOrder')
      .select('affiliateCode')
      .where('orderId', '=', order.body.orderId)
      .executeTakeFirstOrThrow();
    expect(row.affiliateCode).toBe(kept);
    const { orders } = (await server.call('exportUserData', { token: fan.token })).body;
    expect(orders[0]?.affiliateCode ?? null).toBe(kept);
  });
});
