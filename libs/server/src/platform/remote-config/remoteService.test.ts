import { createServer, type Server } from 'node:http';
import { readConfig } from '../../composition/config/readConfig.ts';
import { createHttpRemoteConfig } from '../gateways/remote-config/remoteConfigGateway.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { setRemoteValue } from './remoteConfigRepository.ts';

let service: Server;
let url = '';
let asked = 0;
let now = new Date('2027-01-01T00:00:00Z');
let answer: { status: number; body: string } = { status: 200, body: '{}' };

beforeAll(async () => {
  service = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as { port: number }).port}/remote.json`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

describe('a remote-config service [I7.30, I4.23]', () => {
  let gateway: ReturnType<typeof createHttpRemoteConfig> | undefined;
  const server = useTestServer({
    gateways: { remoteConfig: { fetch: () => (gateway ??= createHttpRemoteConfig(url, () => now)).fetch() } },
  });
  const values = async () => (await server.call('getConfiguration')).body.remoteConfig;
  const later = (ms: number) => (now = new Date(now.getTime() + ms));

  it('says what holds, as values of any kind, and what operators set beats it', async () => {
    answer = {
      status: 200,
      body: '{"discoverV2":false,"seatsThumbnailPaddingOverride":7,"imageCodeGenerationConfig":{"star":0.1},"unknown":1}',
    };
    expect(await values()).toEqual({
      discoverV2: false,
      seatsThumbnailPaddingOverride: 7,
      imageCodeGenerationConfig: { star: 0.1 },
    });
    await inTransaction(server.database, (tx, at) =>
      setRemoteValue(tx, { key: 'discoverV2', value: 'true', operator: 'test', now: at }),
    );
    expect(await values()).toMatchObject({ discoverV2: true, seatsThumbnailPaddingOverride: 7 });
    expect((await server.call('getRemoteConfig')).body.values).toEqual({
      discoverV2: 'true',
      seatsThumbnailPaddingOverride: '7',
      imageCodeGenerationConfig: '{"star":0.1}',
    });
  });

  it('is asked once a minute at most [I9.03]', async () => {
    const before = asked;
    later(59_000);
    await values();
    expect(asked).toBe(before);
    later(1_000);
    await values();
    await values();
    expect(asked).toBe(before + 1);
  });

  it.each([
    ['refuses', { status: 500, body: '{}' }],
    ['says no JSON', { status: 200, body: '<html>' }],
    ['says a list', { status: 200, body: '[]' }],
    ['says too much', { status: 200, body: JSON.stringify({ a: 'x'.repeat(70_000) }) }],
  ])(
    'is no fault of ours when it %s: defaults hold, and it is said in the log [I4.23]',
    async (_name, bad) => {
      answer = bad;
      later(60_000);
      const warn = jest.spyOn(server.platform.log, 'warn');
      expect((await server.call('getConfiguration')).status).toBe(200);
      expect(warn).toHaveBeenCalledWith(expect.anything(), 'remote config');
      warn.mockRestore();
    },
  );

  it('is named by configuration', () => {
    const key = { sealingKey: Buffer.alloc(32) };
    expect(readConfig({}, key).remoteConfigUrl).toBeUndefined();
    expect(readConfig({ FOYER_REMOTE_CONFIG_URL: url }, key).remoteConfigUrl).toBe(url);
    expect(() => readConfig({ FOYER_REMOTE_CONFIG_URL: 'file:///etc/passwd' }, key)).toThrow(
      'FOYER_REMOTE_CONFIG_URL',
    );
  });
});
