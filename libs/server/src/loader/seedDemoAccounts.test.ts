import { testConfig } from '../testing/testing.ts';
import { useTestServer } from '../testing/useTestServer.ts';
import { demoPassword, seedDemoAccounts } from './seedDemoAccounts.ts';

const server = useTestServer();

describe('seedDemoAccounts', () => {
  it('opens the demo accounts, as often as it runs', async () => {
    await seedDemoAccounts(server.platform);
    await seedDemoAccounts(server.platform);
    for (const [emailAddress, state, complete] of [
      ['fan@foyer.example', 'EMAIL_VERIFIED', true],
      ['newfan@foyer.example', 'EMAIL_UNVERIFIED', true],
      ['organiser@foyer.example', 'EMAIL_VERIFIED', true],
      ['promoter@foyer.example', 'EMAIL_VERIFIED', true],
    ] as const) {
      const answer = await server.call('logIn', { body: { emailAddress, password: demoPassword } });
      expect(answer.body.profile).toMatchObject({ userAuthenticationState: state, complete });
    }
  });
  it('refuses in production', async () => {
    const config = testConfig({ environment: 'production' });
    await expect(seedDemoAccounts({ ...server.platform, config })).rejects.toThrow('production');
  });
});
