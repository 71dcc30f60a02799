import { sql } from 'kysely';
import { days, hours } from '../../../platform/time/units.ts';
import { jobQueueSchema } from '../../../platform/database/schema/migrateJobQueue.ts';
import { linkTokenFor } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import { findMailSite, mailSiteOf } from '../../../platform/mail/mailSite.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import { findSubscription } from './newsletterRepository.ts';
import { sendNewsJob, announceOnSaleJob } from './sendNewsJobs.ts';
import { confirmationMail, newsMail, onSaleMail } from './subscriptionMails.ts';

const { arena, family } = sampleSubset;
const eventId = catalogueEventId(family);
const server = useTestServer();
beforeAll(async () => void (await seedSample(server.database, { only: [arena, family] })));

const listed = {
  vanityName: 'concert',
  shortName: { 'en-US': 'Concert' },
  startsAt: new Date('2027-01-01T20:00:00Z'),
  timezone: 'America/Toronto',
  city: 'Montréal',
};
const run = async (job: typeof sendNewsJob) => {
  await job.handle({}, { platform: server.platform, jobId: 'any' });
  await server.jobs.drain();
};
const mailsTo = async (recipient: string) =>
  (await server.mails()).filter((mail) => mail.recipient === recipient);
const tokenOf = (emailAddress: string) => linkTokenFor(server, emailAddress, '/newsletter');
const answer = (token: string, isWanted: boolean) =>
  server.call('answerNewsletterSubscription', { body: { token, isWanted } });

async function subscribe(
  emailAddress: string,
  about: { eventId?: string; locale?: string; host?: string } = {},
) {
  const { eventId: wanted, ...settings } = about;
  const reply = wanted
    ? await server.call('subscribeEventNewsletter', {
        body: { emailAddress, eventId: wanted },
        ...(settings as object),
      })
    : await server.call('subscribeNewsletter', { body: { emailAddress }, ...(settings as object) });
  await server.jobs.drain();
  return reply;
}

describe('subscribing to what is coming [I7.27]', () => {
  it('sends nothing before the owner of the address has confirmed [C7.53a]', async () => {
    expect((await subscribe('a@example.com', { locale: 'fr-CA' })).body).toEqual({ ok: true });
    const [mail] = await mailsTo('a@example.com');
    expect(mail!.subject).toBe('Confirmez votre abonnement');
    expect(mail!.textBody).toMatch(/\/fr-CA\/newsletter\?token=/);
    await server.clock.advance(days(8));
    await run(sendNewsJob);
    expect(await mailsTo('a@example.com')).toHaveLength(1);
  });

  it('takes one subscription, whichever name of the consumer site the request has', async () => {
    for (const host of ['localhost', '127.0.0.1', 'www.localhost:4200'])
      await subscribe('one-name@example.com', { host });
    const { rows } = await sql`select from newsletter_subscription
      where email_address = 'one-name@example.com'`.execute(server.database.kysely);
    expect(rows).toHaveLength(1);
  });

  it('then writes what is on next, once a week, until it is told to stop', async () => {
    const token = await tokenOf('a@example.com');
    expect((await answer(token, true)).body).toEqual({ emailAddress: 'a@example.com', state: 'active' });
    await run(sendNewsJob);
    const [news] = await mailsTo('a@example.com');
    expect(news!.textBody).toContain(`/fr-CA/events/${arena}/${catalogueEventId(arena)}`);
    expect(news!.textBody).toContain(`/newsletter?token=${token}`);
    await server.clock.advance(days(6));
    await run(sendNewsJob);
    expect(await mailsTo('a@example.com')).toHaveLength(2);
    await server.clock.advance(days(1) + hours(1));
    await run(sendNewsJob);
    expect(await mailsTo('a@example.com')).toHaveLength(3);
    expect((await answer(token, false)).body.state).toBe('ended');
    await server.clock.advance(days(8));
    await run(sendNewsJob);
    expect(await mailsTo('a@example.com')).toHaveLength(3);
  });

  it('answers alike whether an address is known or not, and mails it once', async () => {
    await subscribe('b@example.com');
    await answer(await tokenOf('b@example.com'), true);
    const again = await subscribe('b@example.com');
    expect([again.status, again.body]).toEqual([200, { ok: true }]);
    expect(await mailsTo('b@example.com')).toHaveLength(1);
  });

  it('keeps the token of the links neither in its row nor in a job', async () => {
    const token = await tokenOf('b@example.com');
    const { rows } = await sql<{
      text: string;
    }>`select row_to_json(s)::text as text from newsletter_subscription s`.execute(server.database.query);
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
    const jobs = await sql<{
      text: string;
    }>`select data::text as text from ${sql.table(`${jobQueueSchema}.job`)}`.execute(server.database.query);
    const about = jobs.rows.map(({ text }) => text).filter((text) => text.includes('subscriptionId'));
    expect(about.length).toBeGreaterThan(0);
    expect(about.join()).not.toContain(token);
  });

  it.each([
    ['emailLinkMalformed', 'short'],
    ['notFound', 'A'.repeat(43)],
  ])('says %s of a link that is none', async (code, token) => {
    const reply = await server.call('getNewsletterSubscription', { query: { token } });
    expect(reply.error?.code).toBe(code);
  });

  it('limits the mails that a stranger can cause [AZ-12]', async () => {
    const { points } = server.platform.config.newsletter.attemptLimits.newsletterPerAddress;
    const statuses = [];
    for (let at = 0; at <= points; at += 1) statuses.push((await subscribe('victim@example.com')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await mailsTo('victim@example.com')).length).toBeLessThanOrEqual(points);
  });
});

describe('subscribing to an event [I7.27]', () => {
  const opens = (inHours: number) =>
    sql`update marketplace
    set opens_at = foyer_now() + make_interval(hours => ${inHours}), closes_at = foyer_now() + interval '9 days'
    where event_id = ${eventId}`.execute(server.database.query);

  it('writes once, when it goes on sale [C7.53b]', async () => {
    await opens(24);
    await subscribe('c@example.com', { eventId });
    const link = await server.call('getNewsletterSubscription', {
      query: { token: await tokenOf('c@example.com') },
    });
    expect(link.body).toEqual({
      emailAddress: 'c@example.com',
      state: 'pending',
      eventName: 'Moth and Moon',
    });
    await answer(await tokenOf('c@example.com'), true);
    await run(announceOnSaleJob);
    expect(await mailsTo('c@example.com')).toHaveLength(1);
    await server.clock.advance(hours(25));
    await run(announceOnSaleJob);
    await run(announceOnSaleJob);
    const [mail, ...before] = await mailsTo('c@example.com');
    expect(before).toHaveLength(1);
    expect(mail!.subject).toBe('Moth and Moon is on sale');
    expect(mail!.textBody).toContain(`/en-US/events/${eventId}`);
  });

  it('knows no event that the site does not sell', async () => {
    const unknown = await subscribe('d@example.com', { eventId: server.platform.newId() });
    const foreign = await subscribe('d@example.com', { eventId, host: 'aurora.localhost' });
    expect([unknown.error?.code, foreign.error?.code]).toEqual(['notFound', 'notFound']);
  });
});

describe('one press in a mail program (RFC 8058) [I7.27]', () => {
  const press = (method: 'GET' | 'POST', token: string) =>
    server.inject({
      method,
      url: `/api/newsletter/public/oneClick?token=${token}`,
      headers: { host: 'localhost:4200', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
    });
  const stateOf = async (token: string) =>
    (await server.call('getNewsletterSubscription', { query: { token } })).body.state;

  it('ends the subscription by a POST alone; a GET leads to the page that asks', async () => {
    await subscribe('one-press@example.com');
    const token = await tokenOf('one-press@example.com');
    await answer(token, true);
    const opened = await press('GET', token);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/newsletter?token=${token}`]);
    expect(await stateOf(token)).toBe('active');
    expect((await press('POST', token)).statusCode).toBe(204);
    expect(await stateOf(token)).toBe('ended');
  });

  it('answers alike whether there was anything to end, and takes no other address', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), '//evil.example'])
      expect((await press('POST', token)).statusCode).toBe(204);
    expect((await press('GET', '//evil.example')).headers.location).toBe('/newsletter');
  });

  it('is in the head of what subscribers get, and not of the question whether they want it', async () => {
    const row = await findSubscription(server.database.query, {
      tokenHash: hashSecret('newsletter', await tokenOf('one-press@example.com')),
    });
    const news = [{ ...listed, eventId }];
    const site = await findMailSite(server.platform, undefined);
    const mail = newsMail(server.platform, site, row!, { news, at: 'x' });
    expect(mail.oneClickUnsubscribe).toMatch(
      /^http:\/\/localhost:4200\/api\/newsletter\/public\/oneClick\?token=[\w-]{43}$/,
    );
    expect(onSaleMail(server.platform, site, { ...row!, eventId }).oneClickUnsubscribe).toBe(
      mail.oneClickUnsubscribe,
    );
    expect(confirmationMail(server.platform, site, row!, 'x').oneClickUnsubscribe).toBeUndefined();
  });

  it.each([
    ['en-US', 'Unsubscribe'],
    ['fr-CA', 'Se désabonner'],
    ['es-US', 'Cancelar la suscripción'],
  ] as const)('stands in words above the signature and the postal address: %s', async (locale, leave) => {
    const row = await findSubscription(server.database.query, {
      tokenHash: hashSecret('newsletter', await tokenOf('one-press@example.com')),
    });
    const own = {
      ...server.platform.config,
      mail: { sender: 'Foyer <a@b.example>', postalAddress: '1 Main St' },
    };
    const platform = { ...server.platform, config: own };
    const words = { product: {}, name: 'Aurora', postalAddress: '2 Side St' };
    const partner: Site = { kind: 'whiteLabel', host: 'aurora.localhost', words };
    const subscription = { ...row!, eventId, locale };
    const news = { news: [{ ...listed, eventId }], at: 'x' };
    for (const [site, name, address] of [
      [await findMailSite(platform, undefined), 'Foyer', '1 Main St'],
      [mailSiteOf(platform, partner), 'Aurora', '2 Side St'],
    ] as const) {
      for (const mail of [
        newsMail(platform, site, subscription, news),
        onSaleMail(platform, site, subscription),
      ]) {
        expect(mail.text).toMatch(
          new RegExp(`\\n\\n${leave}\\nhttp\\S+\\n\\n[^\\n]*${name}[^\\n]*\\n${address}\\n$`),
        );
        expect(mail.sender).toContain(name);
      }
    }
  });
});
