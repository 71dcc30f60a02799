import { useTestServer } from '../../../testing/useTestServer.ts';
import { signUp } from '../../../testing/people/signUp.ts';

const server = useTestServer();

describe('notification settings [I7.19]', () => {
  it('have advertising off by default', async () => {
    const { token } = await signUp(server);
    expect((await server.call('getNotificationSettings', { token })).body).toEqual({
      eventReminders: true,
      tokenActivity: true,
      saleAlerts: false,
      cartReminders: false,
      newsletter: false,
    });
  });

  it('are what was set last, for the one who set them', async () => {
    const { token } = await signUp(server);
    const { token: other } = await signUp(server);
    const settings = { eventReminders: false, tokenActivity: true, saleAlerts: true, newsletter: false };
    const ofCarts = { cartReminders: true };
    const answer = await server.call('updateNotificationSettings', {
      token,
      body: { ...settings, ...ofCarts },
    });
    expect(answer.body).toEqual({ ...settings, ...ofCarts });
    // A client of an earlier release doesn't know all of them.
    const next = { ...settings, saleAlerts: false };
    await server.call('updateNotificationSettings', { token, body: next });
    expect((await server.call('getNotificationSettings', { token })).body).toEqual({ ...next, ...ofCarts });
    expect((await server.call('getNotificationSettings', { token: other })).body.eventReminders).toBe(true);
  });

  it('are set as a whole: a part of them is refused', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('updateNotificationSettings', {
      token,
      body: { newsletter: true } as never,
    });
    expect(answer.error?.code).toBe('invalidRequest');
    expect((await server.call('getNotificationSettings', {})).status).toBe(401);
  });
});

describe('getId [I7.20]', () => {
  it('is the id of the account, and a new one for each visitor', async () => {
    const { token, userId } = await signUp(server);
    expect((await server.call('getId', { token })).body).toEqual({ id: userId });
    const visits = [await server.call('getId'), await server.call('getId')];
    expect(visits.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set([userId, ...visits.map(({ body }) => body.id)]).size).toBe(3);
  });
});
