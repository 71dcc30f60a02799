import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { rootsIn } from './registerWeb.ts';

let folder: string;
let storybook: string;
let server: TestServer;
let serverWithout: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-storybook-'));
  storybook = path.join(folder, 'storybook');
  for (const name of ['consumer', 'white-label']) {
    await mkdir(path.join(folder, 'apps', name, 'dist'), { recursive: true });
    await writeFile(path.join(folder, 'apps', name, 'dist/index.html'), `<html lang="en-US"><body>${name}`);
  }
  await writeFile(path.join(folder, 'secret.txt'), 'outside');
  const tenants = {
    tenantOf: async (host: string) => (host === 'aurora.localhost' ? { clientId: 'client-1' } : undefined),
  };
  const roots = rootsIn(path.join(folder, 'apps'));
  server = await buildTestServer({ web: { roots, storybook, pages: [] }, tenants });
  serverWithout = await buildTestServer({ web: { roots, pages: [] }, tenants });
});
afterAll(async () => {
  await server.close();
  await serverWithout.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, host = 'localhost:4200', from = server) => from.inject({ url, headers: { host } });

const inline = 'window.FEATURES = {};';
async function build(): Promise<void> {
  await mkdir(path.join(storybook, 'static/media'), { recursive: true });
  await writeFile(
    path.join(storybook, 'index.html'),
    `<script>${inline}</script><script src="./a.js"></script>`,
  );
  await writeFile(path.join(storybook, 'iframe.html'), '<body>stories');
  await writeFile(path.join(storybook, 'main.874f4da2.iframe.bundle.js'), '1');
  await writeFile(path.join(storybook, 'index.json'), '{}');
}

describe('Storybook', () => {
  it('that is not built yet shows a placeholder, and looks again', async () => {
    for (const url of [
      '/storybook/',
      '/storybook/iframe.html',
      '/storybook/main.874f4da2.iframe.bundle.js',
    ]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('Storybook is not built yet');
    }
  });

  it('is there as soon as it is built, without a restart', async () => {
    await build();
    const answer = await get('/storybook?path=/docs/start');
    expect([answer.statusCode, answer.headers.location]).toEqual([307, '/storybook/?path=/docs/start']);
    expect((await get('/storybook/')).statusCode).toBe(200);
    expect((await get('/storybook/?path=/docs/start')).body).toContain(inline);
  });

  it('runs its own scripts and no other, and sends nothing elsewhere', async () => {
    const { headers } = await get('/storybook/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  });

  it('frames its stories itself, and refuses to be framed', async () => {
    const [page, frame] = [await get('/storybook/index.html'), await get('/storybook/iframe.html?id=a--b')];
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it('has its files kept for ever where their names hold a hash', async () => {
    const hashed = await get('/storybook/main.874f4da2.iframe.bundle.js');
    expect([hashed.body, hashed.headers['cache-control']]).toEqual([
      '1',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/storybook/index.json')).headers['cache-control']).toBe('no-cache');
  });

  it('says what is not there: a page in words, a file as an API does', async () => {
    const page = await get('/storybook/no/such/page');
    expect([page.statusCode, page.body.includes('There is nothing here')]).toEqual([404, true]);
    for (const url of [
      '/storybook/gone.0123456789.js',
      '/storybook/..%2fsecret.txt',
      '/storybook/%2e%2e/secret.txt',
    ]) {
      const file = await get(url);
      expect(file.statusCode).toBeGreaterThanOrEqual(400);
      expect(file.statusCode).toBeLessThan(500);
      expect(file.body).not.toContain('outside');
      expect(file.headers['content-type']).toContain('application/json');
    }
  });

  it('is on the consumer site alone: elsewhere, and where it is switched off, the address is a page like any', async () => {
    expect((await get('/storybook/', 'aurora.localhost:4200')).body).toContain('white-label');
    const off = await get('/storybook/', 'localhost:4200', serverWithout);
    expect([off.statusCode, off.body.includes('consumer')]).toEqual([200, true]);
    expect(
      (await get('/storybook/main.874f4da2.iframe.bundle.js', 'localhost', serverWithout)).statusCode,
    ).toBe(404);
  });
});
