import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const host = 'icons.localhost';
const get = (url: string) => server.app.inject({ method: 'GET', url, headers: { host } });

async function wear(favicons: string[]): Promise<void> {
  const { query } = server.database;
  const config = JSON.stringify({ name: 'Harbour Arena', favicons });
  await query.updateTable('whiteLabel').set({ config }).where('host', '=', host).execute();
}

describe('the icon of a partner', () => {
  beforeAll(async () => {
    const clientId = '01936f5e-7c00-7000-8000-0000000000aa';
    const { query } = server.database;
    await query.insertInto('client').values({ clientId, name: 'Harbour', vanityName: 'harbour' }).execute();
    await query.insertInto('whiteLabel').values({ host, clientId, config: '{}' }).execute();
  });

  it('is the first that lies with us, for the tab and for the home screen [I3.26]', async () => {
    await wear(['https://elsewhere.example/icon.png', '/art/logo.svg']);
    expect((await get('/favicon.svg')).headers.location).toBe('/art/logo.svg');
    expect((await get('/manifest.webmanifest')).json().icons).toEqual([
      { src: '/art/logo.svg', sizes: 'any' },
    ]);
  });

  it.each([
    ['//evil.example/icon.svg'],
    ['https://evil.example/icon.svg'],
    ['/\\evil.example/icon.svg'],
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg onload="alert(1)"/>'],
  ])('never redirects to %j: our own icon stands in [BR-04]', async (address) => {
    await wear([address]);
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.headers.location]).toEqual([200, undefined]);
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    expect((await get('/manifest.webmanifest')).body).not.toContain('evil');
  });
});
