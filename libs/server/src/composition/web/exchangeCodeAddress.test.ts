import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { loggerOptions } from '../../commands/server/serveCommand.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { addressWithoutCode } from './exchangeCodeAddress.ts';
import { rootsIn } from './registerWeb.ts';

const code = 'c'.repeat(60);
const elsewhere = (address: string) => addressWithoutCode(new URL(address, 'http://widget.localhost:4200'));

describe('addressWithoutCode [AZ-13, I6.09]', () => {
  it.each([
    ['/events/e1', undefined],
    [`/events/e1?exchangeCode=${code}`, `/events/e1#exchangeCode=${code}`],
    [
      `/fr-CA/events/e1?section=101&exchangeCode=${code}`,
      `/fr-CA/events/e1?section=101#exchangeCode=${code}`,
    ],
    ['/events/e1?exchangeCode=short', '/events/e1'],
    [`/events/e1?exchangeCode=${encodeURIComponent(`"><script>${code}`)}`, '/events/e1'],
    [`//evil.example/?exchangeCode=${code}`, `/#exchangeCode=${code}`],
  ])('of %s is %s', (address, expected) => {
    const url = address.startsWith('//')
      ? new URL(`http://widget.localhost:4200${address}`)
      : new URL(address, 'http://widget.localhost:4200');
    expect(addressWithoutCode(url)).toBe(expected);
  });

  it('takes every one of several away', () => {
    expect(elsewhere(`/e?exchangeCode=${code}&exchangeCode=${code}x`)).toBe(`/e#exchangeCode=${code}`);
  });
});

describe('the page of a frame that was opened with a code [AZ-13]', () => {
  let folder: string;
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-code-'));
    for (const name of ['consumer', 'widget']) {
      await mkdir(path.join(folder, name, 'dist'), { recursive: true });
      await writeFile(path.join(folder, name, 'dist/index.html'), '<html lang="en-US"><head></head></html>');
    }
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
    });
    const logger = { ...loggerOptions(testConfig({ environment: 'production' })), level: 'trace', stream };
    server = await buildTestServer({ web: { roots: rootsIn(folder) }, logger });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const get = (host: string) =>
    server.inject({ url: `/events/e1?exchangeCode=${code}`, headers: { host: `${host}:4200` } });

  it('is asked for again without it before it asks for anything itself, and no cache keeps that', async () => {
    const { statusCode, headers, body } = await get('widget.localhost');
    expect([statusCode, headers.location, body]).toEqual([303, `/events/e1#exchangeCode=${code}`, '']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is one of the widget alone: nowhere else does a code mean anything', async () => {
    const { statusCode, body } = await get('localhost');
    expect(statusCode).toBe(200);
    expect(body).not.toContain(code);
  });

  it('leaves nothing in the log', async () => {
    await get('widget.localhost');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(code);
  });
});
