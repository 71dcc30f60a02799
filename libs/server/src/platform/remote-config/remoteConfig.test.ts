import { remoteConfigDefaults } from '@foyer/contract';
import { inTransaction } from '../database/inTransaction.ts';
import { remoteConfigCommand } from '../../commands/site/remoteConfigCommand.ts';
import { buildSignUp } from '../../testing/people/signUp.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { setRemoteValue } from './remoteConfigRepository.ts';

const server = useTestServer({ config: { recaptcha: { kind: 'sandbox', siteKey: 'sandbox' } } });

async function foyer(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await remoteConfigCommand.run({
    arguments: words,
    options: { data: '/nowhere', web: '' },
    variables: {
      DATABASE_URL: server.database.connectionString,
      FOYER_SEALING_KEY: Buffer.alloc(32).toString('base64'),
    },
    say: (line) => said.push(line),
  });
  return said;
}

describe('foyer remote-config [I4.23, I3.31, I3.32]', () => {
  it('shows every key with its default', async () => {
    const said = await foyer('show');
    for (const key of Object.keys(remoteConfigDefaults))
      expect(said.filter((line) => line.startsWith(`${key} = `))).toHaveLength(1);
    expect(said).toContain('discoverV2 = true (default)');
    expect((await server.call('getRemoteConfig')).body).toEqual({ values: {} });
    expect((await server.call('getConfiguration')).body.remoteConfig).toBeUndefined();
  });

  it('sets a value for every browser, as text and in the configuration, and takes it back', async () => {
    await foyer('set', 'discoverV2', 'false');
    await foyer('set', 'imageCodeGenerationConfig', '{"star":0.1}');
    expect((await server.call('getRemoteConfig')).body.values).toEqual({
      discoverV2: 'false',
      imageCodeGenerationConfig: '{"star":0.1}',
    });
    expect((await server.call('getConfiguration')).body.remoteConfig).toEqual({
      discoverV2: false,
      imageCodeGenerationConfig: { star: 0.1 },
    });
    await foyer('unset', 'imageCodeGenerationConfig');
    await foyer('unset', 'discoverV2');
    expect((await server.call('getRemoteConfig')).body.values).toEqual({});
  });

  it.each([
    [['set', 'discoverV2', 'perhaps'], 'discoverV2 is neither true nor false'],
    [['set', 'imageCodeGenerationConfig', '{'], 'imageCodeGenerationConfig is not JSON'],
    [['set', 'nothing', 'true'], 'There is no key "nothing"'],
    [['set', 'discoverV2'], 'foyer remote-config'],
    [['drop', 'discoverV2'], 'foyer remote-config'],
  ])('refuses %j', async (words, message) => {
    await expect(foyer(...words)).rejects.toThrow(message);
  });
});

describe('the remote configuration on the server', () => {
  const set = (key: string, value: string) =>
    inTransaction(server.database, (tx, now) =>
      setRemoteValue(tx, { key: key as never, value, operator: 'test', now }),
    );

  it('leaves out what another version wrote, and says the rest [CL-05]', async () => {
    await set('seatsThumbnailPaddingOverride', 'wide');
    await set('upgrades', 'false');
    expect((await server.call('getConfiguration')).body.remoteConfig).toEqual({ upgrades: false });
  });

  it('switches the recaptcha off and on, for browsers and for the server itself [I3.32]', async () => {
    expect((await server.call('getConfiguration')).body.recaptcha?.siteKey).toBe('sandbox');
    await set('recaptchaSiteKey', 'other key');
    expect((await server.call('getConfiguration')).body.recaptcha).toEqual({
      siteKey: 'other key',
      scriptUrl: '/sandbox/recaptcha/api.js?render=other+key',
    });
    const body = buildSignUp({ emailAddress: 'flag@foyer.example' });
    expect((await server.call('createAccount', { body })).error?.code).toBe('recaptchaFailed');
    await set('useRecaptcha', 'false');
    expect((await server.call('getConfiguration')).body.recaptcha).toBeUndefined();
    expect((await server.call('createAccount', { body })).status).toBe(200);
  });
});
