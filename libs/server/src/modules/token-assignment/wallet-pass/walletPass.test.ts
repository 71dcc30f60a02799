import { localInstant } from '../../../platform/time/localInstant.ts';
import { passColorsOf } from '../../../platform/gateways/wallet/passColors.ts';
import type { CartSelection } from '@foyer/contract';
import { decodeProtectedHeader } from 'jose';
import sharp from 'sharp';
import { openEntrySecret } from '../../../sale/token/entrySecret.ts';
import { openGooglePass } from '../../../testing/wallet-pass/openGooglePass.ts';
import { openPass } from '../../../testing/wallet-pass/openPass.ts';
import {
  buyLines,
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { handTo, move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let ben: Buyer;
let sale: SaleFixture;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  sale = await buildSale(server.database);
});

const buy = (...selections: CartSelection[]) => buyLines(server, ada, sale.eventId, selections);
const seats = () => line('a', sale.seated, 2, { seatCodes: [seatCode(0, 1), seatCode(0, 2)] });
const apple = ({ token }: Buyer, tokenId: string, locale = 'en-US') =>
  server.call('getApplePass', { token, query: { tokenId }, locale });
const google = ({ token }: Buyer, tokenId: string, locale = 'en-US') =>
  server.call('getGooglePass', { token, query: { tokenId }, locale });
const permissions = async (buyer: Buyer) => {
  const query = { eventId: sale.eventId };
  const { body } = await server.call('getEventActivity', { token: buyer.token, query });
  return body.tokens.map(({ allowed }) => allowed);
};
const openUrl = (url: string) => openGooglePass(server, url);

describe('the pass for Apple Wallet', () => {
  // As after an upload of a photo: its block of other formats holds for the whole process.
  beforeEach(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));

  it('is a file whose hashes agree and whose signature is its certificate’s', async () => {
    const { tokens, event } = await buy(seats());
    const { fileName, content } = (await apple(ada, tokens[0]!.tokenId)).body;
    expect(fileName).toBe(`${event.vanityName}.pkpass`);
    const { manifest, hashes, certificates, pass, files } = openPass(content);
    expect(manifest).toEqual(hashes);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'icon@3x.png']),
    );
    const [authority, signer] = certificates;
    expect(signer!.verify(authority!.publicKey)).toBe(true);
    expect(signer!.subject).toContain(`UID=${String(pass.passTypeIdentifier)}`);
    expect(signer!.subject).toContain(`OU=${String(pass.teamIdentifier)}`);
  });

  it('says event, date, place and seat, and its code leads to the live one', async () => {
    const { event, tokens } = await buy(seats());
    const { pass } = openPass((await apple(ada, tokens[1]!.tokenId)).body.content);
    const text = JSON.stringify(pass.eventTicket);
    const { section, row, seat } = tokens[1]!.seat!;
    for (const said of [event.shortName, event.venue!.name, section, row, seat]) expect(text).toContain(said);
    expect(pass).toMatchObject({
      description: event.shortName,
      relevantDate: event.startsAt,
      backgroundColor: passColorsOf(event.art.palette).ground,
      barcodes: [
        {
          format: 'PKBarcodeFormatQR',
          message: expect.stringMatching(new RegExp(`/en-US/myPass/token/${sale.eventId}$`)),
          altText: 'Opens your live entry code',
        },
      ],
    });
    expect(text).toContain('Not an entry code');
    // It outlives a date that moves.
    expect(pass).not.toHaveProperty('expirationDate');
  });
});

describe('the pass for Google Wallet', () => {
  it('is signed for Google, and says the same', async () => {
    const { tokens } = await buy(seats());
    const { body } = await google(ada, tokens[0]!.tokenId, 'fr-CA');
    const { jwt, payload, kind, ticket } = await openUrl(body.url);
    expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(payload).toMatchObject({ aud: 'google', typ: 'savetowallet', iss: expect.stringContaining('@') });
    expect(kind.eventName).toEqual({
      defaultValue: { language: 'fr-CA', value: 'Northern Lights (fr)' },
    });
    expect(ticket).toMatchObject({
      classId: kind.id,
      barcode: { type: 'QR_CODE', value: expect.stringContaining(`/fr-CA/myPass/token/${sale.eventId}`) },
      seatInfo: { seat: { defaultValue: { value: tokens[0]!.seat!.seat } } },
    });
  });

  it.each(['fr-CA', 'es-US', 'en-CA'] as const)('is in %s', async (locale) => {
    const { tokens } = await buy(line('a', sale.standing, 1));
    const { kind, ticket } = await openUrl((await google(ada, tokens[0]!.tokenId, locale)).body.url);
    const text = JSON.stringify([kind, ticket]);
    expect(text).toContain(server.platform.texts.say(locale, 'walletPass.note'));
    expect(text).not.toMatch(/\{\{|undefined|walletPass\./);
  });

  it('is the same for a {product}, and another one for another holder', async () => {
    const { tokens } = await buy(seats());
    const idOf = async (buyer: Buyer, at: number) => {
      const { named } = await openUrl((await google(buyer, tokens[at]!.tokenId)).body.url);
      return named.id;
    };
    const first = await idOf(ada, 0);
    expect(await idOf(ada, 0)).toBe(first);
    expect(await idOf(ada, 1)).not.toBe(first);
    await move(server, tokens[0]!, ['active', 'sent']);
    await move(server, tokens[0]!, ['sent', 'active'], handTo(server, tokens[0]!, ben.userId));
    expect(await idOf(ben, 0)).not.toBe(first);
  });

  it('is saved by a link of ids alone, within the length that Google takes', async () => {
    const { tokens } = await buy(seats());
    const { jwt, payload } = await openUrl((await google(ada, tokens[0]!.tokenId)).body.url);
    expect(`https://pay.google.com/gp/v/save/${jwt}`.length).toBeLessThan(1800);
    expect(payload.payload).toEqual({
      eventTicketObjects: [{ id: expect.any(String), classId: expect.any(String) }],
    });
  });

  it('has an event in the words of each reader, with the times of now, whoever was first', async () => {
    const { tokens } = await buy(seats());
    const open = async (locale: string) => openUrl((await google(ada, tokens[0]!.tokenId, locale)).body.url);
    const first = await open('en-US');
    const startsAt = new Date(first.kind.dateTime.start);
    const moved = new Date(startsAt.getTime() + 3_600_000);
    await server.database.query
      .updateTable('event')
      .set({ startsAt: moved })
      .where('eventId', '=', sale.eventId)
      .execute();
    const french = await open('fr-CA');
    const again = await open('en-US');
    expect(french.kind.eventName.defaultValue.value).toBe('Northern Lights (fr)');
    expect(again.kind).toEqual({
      ...first.kind,
      dateTime: { ...first.kind.dateTime, start: localInstant(moved, 'America/Toronto') },
    });
  });

  it('is shown by the sandbox in place of Google, which shows no other one', async () => {
    const { event, tokens } = await buy(seats());
    const { pathname, search } = new URL((await google(ada, tokens[0]!.tokenId)).body.url);
    const page = await server.inject({ url: `${pathname}${search}`, headers: { host: 'localhost' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(event.shortName);
    const forged = await server.inject({
      url: `${pathname}${search.slice(0, -8)}AAAAAAAA`,
      headers: { host: 'localhost' },
    });
    expect(forged.statusCode).toBe(404);
  });
});

describe('a pass', () => {
  it('has no code, secret or id of a token, and no name', async () => {
    const { tokens, orderId } = await buy(seats());
    const { content } = (await apple(ada, tokens[0]!.tokenId)).body;
    const { payload, kind, ticket } = await openUrl((await google(ada, tokens[0]!.tokenId)).body.url);
    const said = [...openPass(content).files.values()].map((bytes) => bytes.toString('latin1')).join('\n');
    const all = `${said}\n${JSON.stringify([payload, kind, ticket])}`;
    const rows = await server.database.query
      .selectFrom('token')
      .select(['tokenId', 'entrySecret'])
      .where('orderId', '=', orderId)
      .execute();
    for (const { tokenId, entrySecret } of rows) {
      expect(all).not.toContain(openEntrySecret(server.platform, tokenId, entrySecret));
      expect(all).not.toContain(tokenId);
    }
    expect(all).not.toMatch(/F1\.|PRIVATE KEY|@example\.com/);
    expect(all).not.toContain(ada.userId);
  });

  it('is its holder’s alone, and that of a valid {product}, as its list says [C4.11b]', async () => {
    const { tokens, eventId, orderId } = await buy(seats());
    const [given, kept] = tokens;
    const yes = { allowed: true };
    expect(await permissions(ada)).toMatchObject([
      { applePass: yes, googlePass: yes },
      { applePass: yes, googlePass: yes },
    ]);
    for (const ask of [apple, google]) expect((await ask(ben, given!.tokenId)).error?.code).toBe('notFound');
    await move(server, given!, ['active', 'selling']);
    const listed = { allowed: false, reason: 'tokenNotActive' };
    const refusedNow = { showCode: listed, applePass: listed, googlePass: listed };
    expect(await permissions(ada)).toContainEqual(expect.objectContaining(refusedNow));
    for (const ask of [apple, google])
      expect((await ask(ada, given!.tokenId)).error?.code).toBe('tokenNotActive');
    await move(server, given!, ['selling', 'active']);
    await move(server, given!, ['active', 'sent']);
    await move(server, given!, ['sent', 'active'], handTo(server, given!, ben.userId));
    for (const ask of [apple, google]) {
      expect((await ask(ada, given!.tokenId)).error?.code).toBe('notFound');
    }
    expect((await google(ben, given!.tokenId)).status).toBe(200);
    await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
    for (const ask of [apple, google])
      expect((await ask(ada, kept!.tokenId)).error?.code).toBe('tokenNotActive');
  });

  it('is not given while the holder’s account is frozen', async () => {
    const { tokens } = await buy(line('a', sale.standing, 1));
    await server.database.query
      .updateTable('userAccount')
      .set({ tokensFrozenAt: server.clock.now() })
      .where('userId', '=', ada.userId)
      .execute();
    expect((await apple(ada, tokens[0]!.tokenId)).error?.code).toBe('tokensFrozen');
    expect(await permissions(ada)).toMatchObject([{ applePass: { allowed: false, reason: 'tokensFrozen' } }]);
  });

  it('is made sixty times an hour', async () => {
    const unknown = '01936f5e-7c00-7000-8000-00000000ffff';
    for (let at = 0; at < 60; at += 1) expect((await google(ada, unknown)).error?.code).toBe('notFound');
    expect((await google(ada, unknown)).error?.code).toBe('tooManyRequests');
  });
});

describe('a server without wallets', () => {
  const bare = useTestServer({
    authenticate: knowsBuyers,
    gateways: {
      wallet: {
        kinds: [],
        applePass: () => Promise.reject(new Error('not configured')),
        googleUrl: () => Promise.reject(new Error('not configured')),
      },
    },
  });

  it('offers none, and has none', async () => {
    const [buyer] = (await makeBuyers(bare.database, 1)) as [Buyer];
    const own = await buildSale(bare.database);
    const { paymentMethodId } = await storeCard(bare, buyer);
    const cart = (await checkout(bare, buyer, own.eventId, [line('a', own.standing, 1)])).body;
    const { tokens } = (await pay(bare, buyer, cart, paymentMethodId)).body;
    const query = { eventId: own.eventId };
    const { body } = await bare.call('getEventActivity', { token: buyer.token, query });
    expect(body.tokens[0]!.allowed).toMatchObject({ showCode: { allowed: true } });
    for (const pass of ['applePass', 'googlePass']) expect(body.tokens[0]!.allowed).not.toHaveProperty(pass);
    for (const call of ['getApplePass', 'getGooglePass'] as const) {
      const answer = await bare.call(call, { token: buyer.token, query: { tokenId: tokens[0]!.tokenId } });
      expect(answer.error?.code).toBe('notFound');
    }
  });
});
