import { createServer, type Server } from 'node:http';
import { readConfig } from '../../../composition/config/readConfig.ts';
import {
  logErrorReports,
  type ReportedFault,
} from '../../../platform/gateways/error-reports/errorReportGateway.ts';
import { readSentryDsn } from '../../../platform/gateways/error-reports/sentryEnvelope.ts';
import { createSentryErrorReports } from '../../../platform/gateways/error-reports/sentryErrorReports.ts';
import { systemClock } from '../../../platform/security/clock.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

interface Received {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}
const received: Received[] = [];
let status = 200;
let receiver: Server;
let dsn = '';

/** Runs a local service that accepts envelopes. */
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  dsn = `http://publickey@127.0.0.1:${(receiver.address() as { port: number }).port}/tunnel/42`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(() => {
  received.splice(0);
  status = 200;
});

const canaries = [
  'canary@lovelace.example',
  'q7Xk2mPz9Rt4Vw8Yb3Nc6Hd1Jf5Ls0Ga',
  '4242 4242 4242 4242',
  'code=abc',
];
const report = {
  name: 'TypeError',
  message: `x of ${canaries.join(' or /verifyEmail?')} is undefined`,
  stack: `TypeError: ${canaries[0]}\n    at draw (https://foyer.example/assets/1a2b3c4d.js:1:2345)\n    at start (https://foyer.example/assets/main.js?token=${canaries[1]}:7:8)`,
  page: '/events/01936f5e-7c00-7000-8000-0000000000bb',
  webCommit: '1a2b3c4',
  mayIdentify: true,
};

describe('faults of pages, told to a service that takes Sentry’s envelopes [I7.30, I6.06]', () => {
  const server = useTestServer({
    gateways: {
      errorReports: {
        name: 'sentry',
        send: (fault, log) => createSentryErrorReports(readSentryDsn(dsn), systemClock).send(fault, log),
      },
    },
  });

  it('arrive as one event, by the key of the DSN', async () => {
    expect((await server.call('reportError', { body: report })).body).toEqual({ ok: true });
    const [{ path, headers, body }] = received as [Received];
    expect(path).toBe('/tunnel/api/42/envelope/');
    expect(headers['content-type']).toBe('application/x-sentry-envelope');
    expect(headers['x-sentry-auth']).toContain('sentry_key=publickey');
    const [head, item, event] = body.split('\n').map((line) => JSON.parse(line || '{}') as unknown) as [
      { event_id: string; sent_at: string },
      { type: string; length: number },
      Record<string, unknown>,
    ];
    expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
    expect(item).toMatchObject({ type: 'event', length: Buffer.byteLength(body.split('\n')[2]!) });
    expect(event).toMatchObject({
      event_id: head.event_id,
      platform: 'javascript',
      level: 'error',
      release: '1a2b3c4',
      transaction: '/events/[token]',
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                expect.objectContaining({ function: 'start' }),
                {
                  function: 'draw',
                  filename: 'https://foyer.example/assets/1a2b3c4d.js',
                  lineno: 1,
                  colno: 2345,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
    });
  });

  it('carry no personal data, and no account of a visitor [PV-04]', async () => {
    await server.call('reportError', { body: report });
    for (const canary of canaries) expect(received[0]!.body).not.toContain(canary);
    expect(received[0]!.body).not.toContain('"user"');
  });

  it('are no fault of ours when the service is away or refuses', async () => {
    status = 500;
    expect((await server.call('reportError', { body: report })).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it('stop where one caller tells too much', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => server.call('reportError', { body: report })),
    );
    const refused = answers.filter(({ error }) => error?.code === 'tooManyRequests');
    expect(refused.length).toBeGreaterThan(0);
    expect(received.length).toBeLessThanOrEqual(60);
  });

  it('are refused with more in them than the contract says', async () => {
    const answer = await server.call('reportError', {
      body: { ...report, emailAddress: 'a@b.example' } as never,
    });
    expect([answer.status, answer.error?.code]).toEqual([400, 'invalidRequest']);
  });
});

describe('the configuration of error reporting', () => {
  const key = { sealingKey: Buffer.alloc(32) };

  it('is the log, unless there is a DSN [I7.30]', async () => {
    expect(readConfig({}, key).errorReports.sentry).toBeUndefined();
    expect(readConfig({ FOYER_SENTRY_DSN: 'https://k@sentry.example/7' }, key).errorReports.sentry).toEqual({
      address: 'https://sentry.example/api/7/envelope/',
      publicKey: 'k',
    });
    const warn = jest.fn();
    const fault = { source: 'page', name: 'TypeError' } as ReportedFault;
    await logErrorReports.send(fault, { warn } as never);
    expect(warn).toHaveBeenCalledWith({ fault }, 'page fault');
    await logErrorReports.send({ ...fault, source: 'server' }, { warn } as never);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each(['nonsense', 'https://sentry.example/7', 'https://k@sentry.example/', 'ftp://k@sentry.example/7'])(
    'refuses %s without repeating it',
    (text) => {
      expect(() => readConfig({ FOYER_SENTRY_DSN: text }, key)).toThrow(/^FOYER_SENTRY_DSN is not/);
    },
  );

  it('has debug pages only as they are named [I2.10, I6.07]', () => {
    expect(readConfig({}, key).debugPages).toEqual([]);
    expect(readConfig({ FOYER_DEBUG_PAGES: 'errorReporting, remoteConfig' }, key).debugPages).toEqual([
      'remoteConfig',
      'errorReporting',
    ]);
    expect(() => readConfig({ FOYER_DEBUG_PAGES: 'everything' }, key)).toThrow('everything is none of');
  });
});
