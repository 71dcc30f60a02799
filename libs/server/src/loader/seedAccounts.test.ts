import { sampleSubset, sampleWorld } from '@foyer/sample';
import { seedSample } from '../testing/database/seedSample.ts';
import { testConfig } from '../testing/testing.ts';
import { useTestServer } from '../testing/useTestServer.ts';
import { catalogueClientId } from './write/writePeople.ts';
import { openSampleLinks } from './openSampleLinks.ts';
import { seedAccounts } from './seedAccounts.ts';

const server = useTestServer();

describe('seedAccounts', () => {
  it('opens the demo accounts, as often as it runs', async () => {
    await seedAccounts(server.platform, sampleWorld);
    await seedAccounts(server.platform, sampleWorld);
    for (const [emailAddress, state, complete] of [
      ['fan@foyer.example', 'EMAIL_VERIFIED', true],
      ['newfan@foyer.example', 'EMAIL_UNVERIFIED', true],
      ['giver@foyer.example', 'EMAIL_VERIFIED', true],
      ['friend@foyer.example', 'EMAIL_VERIFIED', true],
      ['organiser@foyer.example', 'EMAIL_VERIFIED', true],
      ['promoter@foyer.example', 'EMAIL_VERIFIED', true],
    ] as const) {
      const answer = await server.call('logIn', { body: { emailAddress, password: sampleWorld.password } });
      expect(answer.body.profile).toMatchObject({ userAuthenticationState: state, complete });
    }
  });
  it('engages the demo promoter, with stock of some events and a sale by link [C2.32a]', async () => {
    const only = [sampleSubset.arena, sampleSubset.club, sampleSubset.hybrid];
    await seedSample(server.database, { only });
    const clientId = catalogueClientId(sampleWorld.partner);
    const emailAddress = 'other-promoter@foyer.example';
    const [promoter] = sampleWorld.accounts.filter(({ role }) => role === 'promoter');
    const accounts = [{ ...promoter!, emailAddress }];
    await seedAccounts(server.platform, { ...sampleWorld, accounts }, { clientId });
    const body = { emailAddress, password: sampleWorld.password };
    const token = (await server.call('logIn', { body })).body.authToken;
    const { events } = (await server.call('listPromoterEvents', { token })).body;
    expect(Object.fromEntries(events.map(({ event, stock }) => [event.vanityName, stock.left]))).toEqual({
      ...{ [sampleSubset.arena]: 36, [sampleSubset.club]: 16, [sampleSubset.hybrid]: 0 },
    });
    for (let starts = 0; starts < 2; starts += 1) await openSampleLinks(server.platform, { accounts });
    const [arena] = events.filter(({ event }) => event.vanityName === sampleSubset.arena);
    const { eventId } = arena!.event;
    const query = { eventId, state: 'pending' as const };
    const { transactions } = (await server.call('listPromoterTransactions', { token, query })).body;
    expect(transactions.map(({ paymentKind }) => paymentKind)).toEqual(['link']);
    expect((await server.call('getProfile', { token })).body.isPromoter).toBe(true);
  });

  it('refuses in production', async () => {
    const config = testConfig({ environment: 'production' });
    await expect(seedAccounts({ ...server.platform, config }, sampleWorld)).rejects.toThrow('production');
  });
});
