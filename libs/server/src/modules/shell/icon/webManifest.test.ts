import sharp from 'sharp';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('what a home screen is told', () => {
  it('names the site in the language of the browser, with icons that are there', async () => {
    const answer = await get('/manifest.webmanifest', { 'accept-language': 'fr-CA' });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json();
    expect(manifest).toMatchObject({ name: 'Foyer', lang: 'fr-CA', start_url: '/', display: 'standalone' });
    expect(manifest.description).toMatch(/en ligne ou hors ligne/);
    expect(manifest.description).not.toContain('{{');
    for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const icon = await get(src);
      const { format, width, height } = await sharp(icon.rawPayload).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
  });

  it('is not told by a host that is no site of ours', async () => {
    expect((await get('/manifest.webmanifest', { host: 'pay.localhost' })).statusCode).toBe(404);
  });
});
