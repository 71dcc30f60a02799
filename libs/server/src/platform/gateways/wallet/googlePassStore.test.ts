import { decodeJwt } from 'jose';
import { makeWalletSettings } from '../../../sandbox/sandboxWalletKeys.ts';
import { googlePassStore } from './googlePassStore.ts';

const start = new Date('2027-01-01T00:00:00Z');
const made = makeWalletSettings('http://localhost', start);

interface Sent {
  method: string;
  url: string;
  authorization: string | null;
  body: string;
}

/** Store whose calls are answered by a table of statuses, by method. */
async function storeWith(status: Record<string, number>, clock = () => start) {
  const sent: Sent[] = [];
  const fetch = async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const authorization = request.headers.get('authorization');
    sent.push({ method, url, authorization, body: await request.text() });
    if (url.endsWith('/token')) return Response.json({ access_token: 'granted', expires_in: 3600 });
    return new Response('{}', { status: status[method] ?? 200 });
  };
  const { google } = await made;
  return { save: googlePassStore(google, clock, fetch), sent, account: google.account };
}

describe('records at Google Wallet', () => {
  it('are replaced as the service account, whose access is kept until it ends', async () => {
    let now = start;
    const { save, sent, account } = await storeWith({}, () => now);
    await save('eventTicketClass', { id: '33.event' });
    await save('eventTicketObject', { id: '33.pass' });
    const [asked, ...saved] = sent;
    const assertion = new URLSearchParams(asked!.body).get('assertion')!;
    expect(decodeJwt(assertion)).toMatchObject({ iss: account, aud: 'https://oauth2.googleapis.com/token' });
    const api = 'https://walletobjects.googleapis.com/walletobjects/v1';
    expect(saved).toEqual([
      {
        method: 'PUT',
        url: `${api}/eventTicketClass/33.event`,
        authorization: 'Bearer granted',
        body: '{"id":"33.event"}',
      },
      {
        method: 'PUT',
        url: `${api}/eventTicketObject/33.pass`,
        authorization: 'Bearer granted',
        body: '{"id":"33.pass"}',
      },
    ]);
    now = new Date(start.getTime() + 3_600_000);
    await save('eventTicketObject', { id: '33.pass' });
    expect(sent.filter(({ url }) => url.endsWith('/token'))).toHaveLength(2);
  });

  it('are created where there is none yet', async () => {
    const { save, sent } = await storeWith({ PUT: 404 });
    await save('eventTicketObject', { id: '33.pass' });
    expect(sent.slice(1).map(({ method, url }) => `${method} ${url.split('/v1/')[1]}`)).toEqual([
      'PUT eventTicketObject/33.pass',
      'POST eventTicketObject',
    ]);
  });

  it('are an error for anything else than saved', async () => {
    const { save } = await storeWith({ PUT: 403 });
    await expect(save('eventTicketClass', { id: '33.event' })).rejects.toThrow(/403 to a eventTicketClass/);
  });
});
