import type { ContactMessage, DemoRequest } from '@foyer/contract';
import { days } from '../../../platform/time/units.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { forgetInquiriesJob } from './forgetInquiriesJob.ts';

const server = useTestServer();

const message: ContactMessage = {
  name: ' Ana <b>Ruiz</b> ',
  emailAddress: 'Ana@Example.com',
  topic: 'order',
  message: 'Where is my order?\nIt was paid <script>alert(1)</script> yesterday.',
};
const demo: DemoRequest = {
  name: 'Ben Roy',
  email: 'ben@example.com',
  company: 'Hall 9',
  country: 'CA',
  attendance: ['LIVE_ATTENDANCE', 'STREAMING'],
  annualVolume: 'FROM_25K_TO_100K',
};
const mailsTo = async (recipient: string) =>
  (await server.mails()).filter((mail) => mail.recipient === recipient);

describe('sendContactMessage [I2.29]', () => {
  it('keeps the message, hands it to the team and tells the sender, in their language [I9.10, C1.12c]', async () => {
    const answer = await server.call('sendContactMessage', { body: message, locale: 'fr-CA' });
    expect(answer.body).toEqual({ ok: true });
    await server.jobs.drain();
    const rows = await server.database.query.selectFrom('contactMessage').selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Ana <b>Ruiz</b>', emailAddress: 'ana@example.com', topic: 'order' }),
    ]);
    const [team] = await mailsTo('support@foyer.example');
    expect(team!.textBody).toContain('It was paid <script>alert(1)</script> yesterday.');
    expect(team!.htmlBody).toBeNull();
    const [sender] = await mailsTo('ana@example.com');
    expect(sender!.subject).toBe('Nous avons reçu votre message');
    expect(sender!.textBody).toMatch(/24\sheures/);
  });

  it('sends no stranger’s words to the address that was given', async () => {
    await server.call('sendContactMessage', { body: { ...message, emailAddress: 'victim@example.com' } });
    await server.jobs.drain();
    const [mail] = await mailsTo('victim@example.com');
    expect(`${mail!.subject} ${mail!.textBody}`).not.toMatch(/Ana|order|script/);
  });

  it.each([
    [{ message: ' \n ' }, 'invalidRequest'],
    [{ name: '   ' }, 'invalidRequest'],
    [{ emailAddress: 'ana@localhost' }, 'invalidRequest'],
    [{ topic: 'love' as never }, 'invalidRequest'],
    [{ message: 'x'.repeat(4001) }, 'invalidRequest'],
  ])('refuses %j', async (change, code) => {
    const answer = await server.call('sendContactMessage', { body: { ...message, ...change } });
    expect([answer.status, answer.error?.code]).toEqual([400, code]);
  });

  it('takes so many an hour from one caller, and says when to come again [AZ-12]', async () => {
    const { points } = server.platform.config.inquiries.attemptLimits.contactPerCaller;
    const statuses = [];
    for (let at = 0; at <= points; at += 1)
      statuses.push((await server.call('sendContactMessage', { body: message })).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(points);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('requestDemo [I7.28, C7.72]', () => {
  it('keeps the request and promises an answer within one business day [I9.10, C1.12b, C3.32a-f]', async () => {
    expect((await server.call('requestDemo', { body: demo })).body).toEqual({ ok: true });
    await server.jobs.drain();
    const [row] = await server.database.query.selectFrom('demoRequest').selectAll().execute();
    expect(row).toMatchObject({
      name: demo.name,
      company: 'Hall 9',
      countryCode: 'CA',
      attendance: demo.attendance,
      annualVolume: 'FROM_25K_TO_100K',
    });
    expect((await mailsTo('ben@example.com'))[0]!.textBody).toContain('within 1 business day');
    const [team] = await mailsTo('support@foyer.example');
    expect(team!.textBody).toContain('Attendance: LIVE_ATTENDANCE, STREAMING');
  });

  it('does without the volume, which need not be told [I5.09]', async () => {
    const { annualVolume: _untold, ...rest } = demo;
    expect((await server.call('requestDemo', { body: rest })).status).toBe(200);
  });

  it.each([
    [{ company: ' ' }, 'invalidRequest'],
    [{ country: 'XX' }, 'invalidRequest'],
    [{ attendance: [] }, 'invalidRequest'],
    [{ email: 'nobody' }, 'invalidRequest'],
  ])('refuses %j [I5.09]', async (change, code) => {
    const answer = await server.call('requestDemo', { body: { ...demo, ...change } });
    expect([answer.status, answer.error?.code]).toEqual([400, code]);
  });
});

describe('acknowledgements', () => {
  it('go to one address five times an hour, from whatever caller; the team still gets every message', async () => {
    const send = (remoteAddress: string, url: string, payload: object) =>
      server.inject({
        method: 'POST',
        url: `/api${url}`,
        remoteAddress,
        headers: { 'api-client-sessionid': 'inquiry-session' },
        payload,
      });
    const recipient = 'flooded@example.com';
    const toTeam = (await mailsTo('support@foyer.example')).length;
    const statuses = [];
    for (let at = 0; at < 4; at += 1) {
      const letter = { ...message, emailAddress: recipient };
      statuses.push((await send(`203.0.113.${at}`, '/contact/public/message', letter)).statusCode);
      const request = { ...demo, email: 'Flooded@Example.com' };
      statuses.push(
        (await send(`203.0.113.${at}`, '/client/acquisition/public/request-demo', request)).statusCode,
      );
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await mailsTo(recipient)).toHaveLength(5);
    expect((await mailsTo('support@foyer.example')).length - toTeam).toBe(8);
  });
});

describe('what was written', () => {
  it('is forgotten after a year [PV-05]', async () => {
    const forget = () => forgetInquiriesJob.handle({}, { platform: server.platform, jobId: 'any' });
    await server.clock.advance(days(364));
    await forget();
    const count = async () =>
      (await server.database.query.selectFrom('demoRequest').select('host').execute()).length;
    expect(await count()).toBeGreaterThan(0);
    await server.clock.advance(days(2));
    await forget();
    expect(await count()).toBe(0);
  });
});

describe('getReleaseName [I7.25, I6.07]', () => {
  it('says what runs', async () => {
    expect((await server.call('getReleaseName', {})).body).toEqual({ releaseName: 'foyer-0.1.0' });
  });
});
