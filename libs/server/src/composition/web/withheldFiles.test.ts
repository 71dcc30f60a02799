import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { rootsIn } from './registerWeb.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-withheld-'));
  const dist = path.join(folder, 'consumer', 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await writeFile(path.join(dist, 'index.html'), '<html lang="en-US"><head></head></html>');
  await writeFile(path.join(dist, 'manifest.json'), '{}');
  await writeFile(path.join(dist, 'assets/main.js'), '1');
  for (const name of ['main.js.map', 'main.js.map.br'])
    await writeFile(path.join(dist, 'assets', name), '{}');
  server = await buildTestServer({ web: { roots: rootsIn(folder) } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('what a build leaves beside the app', () => {
  it('is served as far as it is the app', async () => {
    expect((await server.inject({ url: '/assets/main.js' })).statusCode).toBe(200);
  });

  it.each([
    '/assets/main.js.map',
    '/assets/main.js%2Emap',
    '/assets/main.js.MAP',
    '/assets/main.js.map.br',
    '/assets//main.js.map',
    '/manifest.json',
    '/assets/%2e%2e/manifest.json',
  ])('is not served: %s', async (url) => {
    const answer = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toBe('{}');
  });
});
