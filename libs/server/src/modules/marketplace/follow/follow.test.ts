import { sql } from 'kysely';
import { sampleSubset } from '@foyer/sample';
import type { TopicKind } from '@foyer/contract';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import { catalogueClientId } from '../../../loader/write/writePeople.ts';
import { days, hours } from '../../../platform/time/units.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { announceToFollowersJob } from './announceToFollowersJob.ts';
import { followAlertMail } from './followAlerts.ts';

const { arena, family, theatre } = sampleSubset;
const eventId = catalogueEventId(family);
const aurora = catalogueClientId('aurora');
const auroraHost = 'aurora.localhost';
const server = useTestServer({
  config: { mail: { ...defaultConfig.mail, postalAddress: 'Foyer, 100 Sample Street, Toronto' } },
});
beforeAll(async () => void (await seedSample(server.database, { only: [arena, family, theatre] })));

interface Subject {
  kind: TopicKind;
  topicId: string;
}
/** Reads performer, venue and organiser of an event. */
async function subjectsOf(vanityName: string): Promise<Record<TopicKind, Subject>> {
  const { body } = await server.call('getEventProfile', { query: { eventId: catalogueEventId(vanityName) } });
  return {
    performer: { kind: 'performer', topicId: body.lineup[0]!.performerId },
    location: { kind: 'location', topicId: body.locationId! },
    client: { kind: 'client', topicId: body.summary.client.clientId },
  };
}
const setFollow = (token: string, subject: Subject, isFollowed = true, more: object = {}) =>
  server.call('setFollow', { token, body: { ...subject, isFollowed }, ...more });
const mailsTo = async (recipient: string) =>
  (await server.mails()).filter((mail) => mail.recipient === recipient);
const announce = async () => {
  await announceToFollowersJob.handle({}, { platform: server.platform, jobId: 'any' });
  await server.jobs.drain();
};
/** Opens the sale of an event in some hours. */
const opens = (id: string, inHours: number) =>
  sql`update marketplace set opens_at = foyer_now() + make_interval(hours => ${inHours}),
    closes_at = foyer_now() + interval '90 days' where event_id = ${id}`.execute(server.database.query);

describe('pages of performers, venues and organisers', () => {
  it('name them and what they are, in the language of the request [C2.02e-g]', async () => {
    const { performer, location, client } = await subjectsOf(family);
    const act = await server.call('getTopic', { query: performer, locale: 'fr-CA' });
    expect(act.body.topic).toMatchObject({ kind: 'performer', name: expect.any(String) });
    expect(act.body.description).not.toBe(
      (await server.call('getTopic', { query: performer })).body.description,
    );
    const venue = await server.call('getTopic', { query: location });
    expect(venue.body.topic).toMatchObject({
      city: expect.any(String),
      countryCode: 'US',
      coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    const organiser = await server.call('getTopic', { query: client });
    const { vanityName } = organiser.body.topic;
    expect((await server.call('getTopic', { query: { kind: 'client', vanityName } })).body).toEqual(
      organiser.body,
    );
  });

  it('list what is to come by the filters of the list, and what is over [C2.02e-g]', async () => {
    const { performer, location } = await subjectsOf(family);
    const ids = async (query: object) =>
      (await server.call('listEvents', { query })).body.events.map((event) => event.eventId);
    expect(await ids({ performerId: performer.topicId })).toContain(eventId);
    expect(await ids({ locationId: location.topicId })).toContain(eventId);
    const other = await subjectsOf(arena);
    expect(await ids({ performerId: other.performer.topicId })).not.toContain(eventId);
    expect((await server.call('getTopic', { query: other.performer })).body.pastEvents).toEqual([]);
    await sql`update event set starts_at = foyer_now() - interval '3 days', ends_at = foyer_now() - interval '2 days',
      listed_until = null where event_id = ${catalogueEventId(theatre)}`.execute(server.database.query);
    const over = await subjectsOf(theatre);
    for (const query of Object.values(over)) {
      const { pastEvents } = (await server.call('getTopic', { query })).body;
      expect(pastEvents.map((event) => event.vanityName)).toContain(theatre);
    }
  });

  it('are of the organiser alone on its site, which has a page of its own [C2.02e]', async () => {
    const own = await server.call('getTopic', { query: { kind: 'client' }, host: auroraHost });
    expect(own.body.topic).toMatchObject({ topicId: aurora, vanityName: 'aurora' });
    const { performer, client } = await subjectsOf(family);
    for (const query of [performer, client])
      expect((await server.call('getTopic', { query, host: auroraHost })).status).toBe(404);
    expect((await server.call('getTopic', { query: { kind: 'client' } })).status).toBe(404);
    const unknown = { ...performer, topicId: server.platform.newId() };
    expect((await server.call('getTopic', { query: unknown })).status).toBe(404);
  });
});

describe('performers on discover', () => {
  const featured = async (more: object = {}) =>
    (await server.call('listFeaturedPerformers', more)).body.performers;

  it('are those of events to come, each once with its next event, those of the carousel first [C9.12g]', async () => {
    await sql`update event set carousel_rank = case event_id when ${eventId} then 1 end`.execute(
      server.database.query,
    );
    const performers = await featured();
    const ids = performers.map(({ performerId }) => performerId);
    expect(new Set(ids).size).toBe(ids.length);
    const first = await subjectsOf(family);
    expect(performers[0]).toMatchObject({
      performerId: first.performer.topicId,
      nextEvent: { eventId, performerNames: expect.arrayContaining([performers[0]!.name]) as string[] },
    });
    const later = await subjectsOf(arena);
    expect(ids).toContain(later.performer.topicId);
    const become = (status: string) =>
      sql`update event set status = ${status} where event_id = ${catalogueEventId(arena)}`.execute(
        server.database.query,
      );
    await become('Cancelled');
    expect((await featured()).map(({ performerId }) => performerId)).not.toContain(later.performer.topicId);
    await become('Upcoming');
  });

  it('are of the organiser alone on its site [C2.02e]', async () => {
    for (const { nextEvent } of await featured({ host: auroraHost }))
      expect(nextEvent.client.clientId).toBe(aurora);
  });
});

describe('following', () => {
  it('is listed newest first, ends, and belongs to the caller [C2.22h]', async () => {
    const [fan, other] = [await signUp(server), await signUp(server)];
    const { performer, location } = await subjectsOf(family);
    await setFollow(fan.token, performer);
    await server.clock.advance(hours(1));
    const { body } = await setFollow(fan.token, location);
    await setFollow(fan.token, performer);
    expect(body.follows.map(({ topic }) => topic.kind)).toEqual(['location', 'performer']);
    expect((await server.call('listFollows', { token: other.token })).body.follows).toEqual([]);
    const left = await setFollow(fan.token, location, false);
    expect(left.body.follows.map(({ topic }) => topic.topicId)).toEqual([performer.topicId]);
    const unknown = await setFollow(fan.token, { kind: 'client', topicId: performer.topicId });
    expect(unknown.error?.code).toBe('notFound');
    const foreign = await setFollow(fan.token, performer, true, { host: auroraHost });
    expect(foreign.error?.code).toBe('notFound');
  });

  it('switches sale alerts on and leaves the other settings as they are [I7.19]', async () => {
    const { token } = await signUp(server);
    const settings = { eventReminders: false, tokenActivity: true, saleAlerts: false, newsletter: true };
    await server.call('updateNotificationSettings', { token, body: settings });
    await setFollow(token, (await subjectsOf(family)).performer);
    expect((await server.call('getNotificationSettings', { token })).body).toEqual({
      ...settings,
      saleAlerts: true,
      cartReminders: false,
    });
  });
});

describe('mail to followers', () => {
  it('comes once per person and event when the sale opens, in their language [C2.22h]', async () => {
    await opens(eventId, 24);
    const { performer, location, client } = await subjectsOf(family);
    const fan = await signUp(server, { userLocale: 'fr-CA' });
    for (const subject of [client, location, performer]) await setFollow(fan.token, subject);
    await announce();
    expect(await mailsTo(fan.emailAddress)).toHaveLength(1);
    await server.clock.advance(hours(25));
    await announce();
    await announce();
    const [mail, ...before] = await mailsTo(fan.emailAddress);
    expect(before).toHaveLength(1);
    expect(mail!.subject).toContain('est en vente');
    expect(mail!.textBody).toContain(`/fr-CA/events/${family}/${eventId}`);
    expect(mail!.textBody).toContain('/fr-CA/profile/following');
    await sql`delete from follow_announcement`.execute(server.database.query);
    await announce();
    expect(await mailsTo(fan.emailAddress)).toHaveLength(2);
  });

  it('is not for those who came later, stopped, switched alerts off or never verified [C2.22h]', async () => {
    const id = catalogueEventId(arena);
    await opens(id, 24);
    const { performer } = await subjectsOf(arena);
    const fans = {
      stays: await signUp(server),
      stopped: await signUp(server),
      off: await signUp(server),
      unverified: await signUp(server, { verified: false }),
      late: await signUp(server),
    };
    for (const fan of [fans.stays, fans.stopped, fans.off, fans.unverified])
      await setFollow(fan.token, performer);
    await setFollow(fans.stopped.token, performer, false);
    const { body } = await server.call('getNotificationSettings', { token: fans.off.token });
    await server.call('updateNotificationSettings', {
      token: fans.off.token,
      body: { ...body, saleAlerts: false },
    });
    await server.clock.advance(hours(25));
    await setFollow(fans.late.token, performer);
    await announce();
    const heard = await Promise.all(
      Object.entries(fans).map(async ([name, { emailAddress }]) => {
        const mails = await mailsTo(emailAddress);
        return mails.some(({ subject }) => subject.includes('on sale')) ? [name] : [];
      }),
    );
    expect(heard.flat()).toEqual(['stays']);
  });

  it('can be switched off in one press of a mail program (RFC 8058) [I7.19]', async () => {
    const fan = await signUp(server);
    await setFollow(fan.token, (await subjectsOf(family)).client);
    const opened = {
      marketplaceId: 'm',
      eventId,
      vanityName: family,
      shortName: { 'en-US': 'Moth' },
      opensAt: new Date(),
    };
    const follower = { ...fan, locale: 'en-US', topicName: 'Hall', host: auroraHost } as const;
    const mail = await followAlertMail(server.platform, opened, follower);
    const { origin, pathname, search } = new URL(mail.oneClickUnsubscribe!);
    expect([origin, pathname]).toEqual(['http://aurora.localhost:4200', '/api/user/follow/public/oneClick']);
    const press = (method: 'GET' | 'POST', query: string, headers: object = {}) =>
      server.inject({ method, url: `${pathname}${query}`, headers: { host: 'localhost:4200', ...headers } });
    const alerts = async () =>
      (await server.call('getNotificationSettings', { token: fan.token })).body.saleAlerts;
    expect((await press('POST', '?token=forged')).statusCode).toBe(204);
    expect(await alerts()).toBe(true);
    expect((await press('POST', search)).statusCode).toBe(204);
    expect(await alerts()).toBe(false);
  });

  it('say how to unsubscribe, in one press on a page that opening ends nothing, and who sends them [I7.19]', async () => {
    const fan = await signUp(server);
    await setFollow(fan.token, (await subjectsOf(family)).client);
    const opened = {
      ...{ marketplaceId: 'm', eventId, vanityName: family, opensAt: new Date() },
      shortName: { 'en-US': 'Moth' },
    };
    const follower = { ...fan, locale: 'en-US', topicName: 'Hall', host: null } as const;
    const mail = await followAlertMail(server.platform, opened, follower);
    const { postalAddress } = server.platform.config.mail;
    const own = await findMailSite(server.platform, undefined);
    expect(own.postalAddress).toBe(postalAddress);
    for (const body of [mail.text, mail.html!]) {
      expect(body).toContain('Unsubscribe');
      expect(body).toContain(mail.oneClickUnsubscribe!);
      expect(body).toContain('100 Sample Street');
    }
    const { pathname, search } = new URL(mail.oneClickUnsubscribe!);
    const headers = { host: 'localhost:4200', accept: 'text/html', 'accept-language': 'fr-CA' };
    const url = `${pathname}${search}`;
    const alerts = async () =>
      (await server.call('getNotificationSettings', { token: fan.token })).body.saleAlerts;
    for (const method of ['GET', 'POST'] as const) {
      const damaged = await server.inject({ method, url: url.slice(0, -6), headers });
      expect(damaged.body).toContain('Ce lien n’est pas valide');
      expect(damaged.body).toContain('href="/profile/following"');
      expect(damaged.body).not.toContain('<form');
    }
    expect(await alerts()).toBe(true);
    const asked = await server.inject({ url, headers });
    expect(asked.body).toContain('<form method="post"');
    expect(asked.body).toContain('Se désabonner');
    expect(await alerts()).toBe(true);
    const done = await server.inject({ method: 'POST', url, headers });
    expect(done.statusCode).toBe(200);
    expect(done.body).toContain('href="/profile/following"');
    expect(await alerts()).toBe(false);
  });

  it('says nothing of sales that opened long ago [C2.22h]', async () => {
    const fan = await signUp(server);
    await setFollow(fan.token, (await subjectsOf(family)).performer);
    await opens(eventId, 1);
    await sql`delete from follow_announcement`.execute(server.database.query);
    await server.clock.advance(days(8));
    await announce();
    expect((await mailsTo(fan.emailAddress)).some(({ subject }) => subject.includes('on sale'))).toBe(false);
  });
});
