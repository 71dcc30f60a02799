import type { UserDataExport } from '@foyer/contract';
import { sql } from 'kysely';
import type { DatabaseSchema } from '../../../platform/database/databaseSchema.gen.ts';
import { checkout, line, pay, storeCard } from '../../../testing/sale/buyers.ts';
import { buildSale } from '../../../testing/sale/saleFixture.ts';
import { signUp } from '../../../testing/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

/** Part of the export that covers a table, or the reason for its absence. */
type Place = { told: keyof UserDataExport } | { leftOut: string } | 'ofNobody';
const told = (where: keyof UserDataExport): Place => ({ told: where });
const leftOut = (reason: string): Place => ({ leftOut: reason });
const ofNobody: Place = 'ofNobody';
const ofTheOrder = leftOut('the order tells it: card, amount and state');
const ofTheMoment = leftOut('a cart that nobody paid, gone when its hold ends');
const secret = leftOut('a secret for one use, kept as a hash or sealed, and gone when it ends');
const ofTheGateway = leftOut('the books of the sandbox gateway, which stands for another company');
const ofTheBooks = leftOut('amounts that the orders tell, under ids');
const ofTheQueue = leftOut('work on its way, gone when it is done');

const places: Record<keyof DatabaseSchema, Place> = {
  account_attribution: told('attribution'),
  advertisement: ofNobody,
  attempt: leftOut('counters of attempts under keyed hashes, gone within their window'),
  captured_mail: leftOut('the outbox of the sandbox, which the recipient got; a real deployment has none'),
  cart: ofTheMoment,
  cart_line: ofTheMoment,
  client: ofNobody,
  clock: ofNobody,
  contact_message: told('messages'),
  demo_request: told('demoRequests'),
  embed_origin: ofNobody,
  event: ofNobody,
  event_buyer: leftOut('counts of what the orders tell, for the limit of a person'),
  event_fee: ofNobody,
  event_performer: ofNobody,
  event_seat: leftOut('who has a seat is told by the tokens; a hold by nobody'),
  event_stock: ofNobody,
  event_tax: ofNobody,
  idempotency_key: leftOut('sealed answers for a client that asks again, gone within a day'),
  inbox: ofNobody,
  inventory_item: ofNobody,
  job_application: told('applications'),
  ledger_account: ofTheBooks,
  ledger_balance: ofTheBooks,
  ledger_posting: ofNobody,
  ledger_transaction: ofNobody,
  log_in_code: secret,
  marketplace: ofNobody,
  newsletter_subscription: told('subscriptions'),
  notification_settings: told('notificationSettings'),
  offer_group: ofNobody,
  one_time_link: secret,
  order_line: told('orders'),
  outbox: ofTheQueue,
  payment: ofTheOrder,
  payment_attempt: ofTheOrder,
  payment_means: told('paymentMeans'),
  payment_refusal: leftOut('counts refused cards for a day, against guessing'),
  payout_method: told('payoutMethods'),
  performer: ofNobody,
  picture: ofNobody,
  purchase_order: told('orders'),
  quantity_hold: ofTheMoment,
  remote_config_value: ofNobody,
  resume_part: leftOut('the file that the applicant sent us; the application tells of it'),
  resume_upload: leftOut('the file that the applicant sent us; the application tells of it'),
  role_change: leftOut('the record of what operators did; the roles themselves are told'),
  sales_group: ofNobody,
  sandbox_openid_record: leftOut('the books of the sandbox provider, which stands for another company'),
  seat_chart: ofNobody,
  seat_chart_section: ofNobody,
  session: told('sessions'),
  state_transition: ofNobody,
  system_event: leftOut('visits without a person: of an affiliate’s link, under no account'),
  third_party_attempt: secret,
  third_party_identity: told('linkedProviders'),
  token: told('tokens'),
  token_transition: leftOut('the way of a token names its other holders too; what is held is told'),
  user_account: told('profile'),
  user_photo: told('profile'),
  user_role: told('roles'),
  venue: ofNobody,
  white_label: ofNobody,
  'sandbox_gateway.card': ofTheGateway,
  'sandbox_gateway.card_token': ofTheGateway,
  'sandbox_gateway.challenge': ofTheGateway,
  'sandbox_gateway.charge': ofTheGateway,
};
/** Columns that identify a person, by name. */
const ofAPerson =
  /(?:^|_)(?:user_id|holder|holder_id|owner_id|actor_id|principal|email|email_address|first_name|last_name|date_of_birth|ip_address|user_agent|name_on_card|shipping_address)$/;

const server = useTestServer();

async function columnsOfTables(): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name,
      array_agg(column_name::text) as columns
    from information_schema.columns where table_schema in ('public', 'sandbox_gateway')
    group by 1 order by 1`.execute(server.database.query);
  return rows;
}

/** Creates a user with a row in every such table, under a verified address. */
async function makeTraces() {
  const emailAddress = 'traces@foyer.example';
  const body = { name: 'Ada', emailAddress, topic: 'other', message: 'Hello' } as const;
  await server.call('sendContactMessage', { body });
  await server.call('subscribeNewsletter', { body: { emailAddress } });
  const demo = { name: 'Ada', email: emailAddress, company: 'Hall', country: 'CA' };
  await server.call('requestDemo', { body: { ...demo, attendance: ['LIVE_ATTENDANCE'] } });
  const fan = await signUp(server, { emailAddress });
  const at = new Date();
  const { query } = server.database;
  const upload = { upload_id: server.platform.newId(), token_hash: Buffer.alloc(32, 7), received_bytes: 1 };
  await query
    .insertInto('resume_upload')
    .values({ ...upload, created_at: at })
    .execute();
  await query
    .insertInto('job_application')
    .values({
      application_id: server.platform.newId(),
      upload_id: upload.upload_id,
      job_id: 'seat-maps',
      host: 'localhost',
      locale: 'en-CA',
      email_address: 'Traces@foyer.example',
      message: 'I draw maps.',
      resume_type: 'pdf',
      file_key_hash: Buffer.alloc(32, 8),
      created_at: at,
    })
    .execute();
  await query
    .insertInto('account_attribution')
    .values({ user_id: fan.userId, affiliate_code: 'ada-7', recorded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query
    .insertInto('third_party_identity')
    .values({
      authenticator_type: 'Google',
      issuer: 'https://provider.example',
      subject: 's-1',
      user_id: fan.userId,
      created_at: at,
    })
    .execute();
  await query
    .insertInto('user_role')
    .values({ user_id: fan.userId, role: 'promoter', granted_at: at })
    .execute();
  await query
    .insertInto('payout_method')
    .values({
      payout_method_id: server.platform.newId(),
      user_id: fan.userId,
      payout_type: 'PayPal',
      email_address: 'ada@paypal.example',
      created_at: at,
    })
    .execute();
  const sale = await buildSale(server.database);
  const card = await storeCard(server, fan);
  const cart = (await checkout(server, fan, sale.eventId, [line('a', sale.standing, 1)])).body;
  await pay(server, fan, cart, card.paymentMethodId);
  return fan;
}

describe('what the export of a person covers [PV-05]', () => {
  it('has a place or a reason for every table that there is', async () => {
    const names = (await columnsOfTables()).map(({ name }) => name).filter((name) => !/migration/.test(name));
    expect(names.filter((name) => !Object.hasOwn(places, name))).toEqual([]);
    expect(Object.keys(places).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('takes no table for one of nobody that names a person in a column', async () => {
    const tables = await columnsOfTables();
    const wrong = tables
      .filter(({ name }) => places[name as keyof DatabaseSchema] === 'ofNobody')
      .filter(({ columns }) => columns.some((column) => ofAPerson.test(column)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(
      tables.filter(({ columns }) => columns.some((each) => ofAPerson.test(each))).length,
    ).toBeGreaterThan(25);
  });

  it('tells something of every table that it says it tells of', async () => {
    const { token } = await makeTraces();
    const { body } = await server.call('exportUserData', { token });
    const parts = Object.values(places).flatMap((place) =>
      typeof place === 'object' && 'told' in place ? [place.told] : [],
    );
    const isEmpty = (part: unknown) => part === undefined || (Array.isArray(part) && part.length === 0);
    expect([...new Set(parts)].filter((part) => isEmpty(body[part]))).toEqual([]);
    expect(body.applications).toEqual([
      { jobId: 'seat-maps', message: 'I draw maps.', createdAt: expect.any(String) },
    ]);
    expect(body.demoRequests).toMatchObject([{ company: 'Hall', country: 'CA' }]);
  });
});
