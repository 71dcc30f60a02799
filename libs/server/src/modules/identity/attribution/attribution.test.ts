import { useTestServer } from '../../../testing/useTestServer.ts';
import { buildSignUp } from '../../../testing/signUp.ts';
import { readAttribution } from './readAttribution.ts';

const server = useTestServer();
const eventId = '0192f3c4-0000-7000-8000-0000000000aa';
const systemEvent = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const said = (headers: Record<string, string>) => readAttribution({ header: (name) => headers[name] });

async function signUpWith(emailAddress: string, headers: Record<string, string>) {
  const answer = await server.call('createAccount', { body: buildSignUp({ emailAddress }), headers });
  const row = await server.database.query
    .selectFrom('account_attribution')
    .selectAll()
    .where('user_id', '=', answer.body.profile.globalUserId)
    .executeTakeFirst();
  return { status: answer.status, row };
}

describe('how somebody came here [I7.02, I7.26, C7.01]', () => {
  it('is kept with the account that they make', async () => {
    const { row } = await signUpWith('advertised@foyer.example', {
      'app-type': 'IOS',
      'advertisement-id': '42',
      'advertisement-data': 'utm_source=mail&utm_campaign=june',
      'system-event': systemEvent({ affiliateCode: 'ada-7', eventId }),
    });
    expect(row).toMatchObject({
      app_type: 'IOS',
      advertisement_id: '42',
      advertisement_data: { utm_source: 'mail', utm_campaign: 'june' },
      affiliate_code: 'ada-7',
      event_id: eventId,
    });
  });

  it.each([
    ['nothing', {}],
    ['rubbish', { 'system-event': 'not base64 of anything', 'app-type': 'TOASTER' }],
    ['somebody’s address', { 'advertisement-data': 'utm_source=ada%40foyer.example' }],
    ['a prototype', { 'system-event': systemEvent(['x']), 'advertisement-data': '__proto__=x' }],
    [
      'too much',
      { 'advertisement-id': 'x'.repeat(65), 'advertisement-data': `utm_source=${'x'.repeat(2000)}` },
    ],
  ])('refuses nobody and keeps nothing where the headers say %s', async (name, headers) => {
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
