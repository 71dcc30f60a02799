import { sampleWorld } from '@foyer/sample';
import { testConfig } from '../testing/testing.ts';
import { useTestServer } from '../testing/useTestServer.ts';
import { seedAccounts } from './seedAccounts.ts';

const server = useTestServer();

describe('seedAccounts', () => {
  it('opens the demo accounts, as often as it runs', async () => {
    await seedAccounts(server.platform, sampleWorld);
    await seedAccounts(server.platform, sampleWorld);
    for (const [emailAddress, state, complete] of [
      ['fan@foyer.example', 'EMAIL_VERIFIED', true],
      ['newfan@foyer.example', 'EMAIL_UNVERIFIED', true],
      ['organiser@foyer.example', 'EMAIL_VERIFIED', true],
      ['promoter@foyer.example', 'EMAIL_VERIFIED', true],
    ] as const) {
      const answer = await server.call('logIn', { body: { emailAddress, password: sampleWorld.password } });
      expect(answer.body.profile).toMatchObject({ userAuthenticationState: state, complete });
    }
  });
  it('refuses in production', async () => {
    const config = testConfig({ environment: 'production' });
    await expect(seedAccounts({ ...server.platform, config }, sampleWorld)).rejects.toThrow('production');
  });
});
