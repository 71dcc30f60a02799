import { sql } from 'kysely';
import { seconds } from '../../../platform/time/units.ts';
import { tirelessServer } from '../../../testing/conformance/conformanceWorld.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer(tirelessServer);
const partner = 'http://partner.localhost:4200';
const host = 'https://hall.example';
const strange = 'https://evil.example';

beforeAll(async () => {
  const clientId = server.platform.newId();
  const { query } = server.database;
  await query.insertInto('client').values({ clientId, name: 'Hall', vanityName: 'hall' }).execute();
  await query.insertInto('embedOrigin').values({ clientId, origin: host }).execute();
});

const ask = (token: string, hostOrigin = partner) =>
  server.call('createExchangeCode', { token, body: { hostOrigin } });
const redeem = (exchangeCode: string, hostOrigin = partner) =>
  server.call('redeemExchangeCode', { body: { exchangeCode, hostOrigin } });
async function begin(hostOrigin = partner) {
  const fan = await signUp(server);
  return { ...fan, code: (await ask(fan.token, hostOrigin)).body.exchangeCode };
}

describe('a code that opens a session in a frame [AZ-13, I6.09]', () => {
  it.each([partner, host])('gives a session of its own to the frame on %s, once', async (origin) => {
    const { code, token, emailAddress } = await begin(origin);
    const opened = await redeem(code, origin);
    expect(opened.status).toBe(200);
    expect(opened.body.profile.emailAddress).toBe(emailAddress);
    expect(opened.headers['api-client-auth-token']).toBe(opened.body.authToken);
    expect(opened.body.authToken).not.toBe(token);
    expect((await server.call('getProfile', { token: opened.body.authToken })).status).toBe(200);
    expect((await redeem(code, origin)).status).toBe(404);
    const { body } = await server.call('listSessions', { token });
    expect(body.sessions).toHaveLength(2);
  });

  it('is taken by one of twenty who try at once', async () => {
    const { code } = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 404),
    ]);
  });

  it('works for a minute', async () => {
    const [early, late] = [await begin(), await begin()];
    await server.clock.advance(seconds(59));
    expect((await redeem(early.code)).status).toBe(200);
    await server.clock.advance(seconds(2));
    expect((await redeem(late.code)).status).toBe(404);
  });

  it.each([strange, host])('is worth nothing on %s, and after that nowhere', async (origin) => {
    const { code } = await begin();
    expect((await redeem(code, origin)).status).toBe(404);
    expect((await redeem(code)).status).toBe(404);
  });

  it('is refused to pages that may not embed the widget, and to callers without a session', async () => {
    const { token } = await signUp(server);
    expect((await ask(token, strange)).status).toBe(404);
    expect((await ask(token, 'https://hall.example.evil.example')).status).toBe(404);
    expect((await ask('')).status).toBe(401);
  });

  it('dies with the leave of its page', async () => {
    const { code } = await begin(host);
    const { query } = server.database;
    const [row] = await query.deleteFrom('embedOrigin').where('origin', '=', host).returningAll().execute();
    expect((await redeem(code, host)).status).toBe(404);
    await query.insertInto('embedOrigin').values(row!).execute();
  });

  it('dies with the session that asked for it', async () => {
    const { code, token } = await begin();
    await server.call('logOut', { token });
    expect((await redeem(code)).status).toBe(404);
  });

  it('is no code with one letter changed, anywhere, nor one of another length', async () => {
    const { code } = await begin();
    const changed = Array.from({ length: code.length }, (_, at) => {
      const letter = code[at] === 'A' ? 'B' : 'A';
      return `${code.slice(0, at)}${letter}${code.slice(at + 1)}`;
    });
    for (const wrong of [...changed.filter((_, at) => at % 7 === 0), changed.at(-1)!, `${code}A`])
      expect((await redeem(wrong)).status).toBe(404);
    expect((await redeem(code)).status).toBe(200);
  });

  it('is in no table, before it is used and after [AZ-06]', async () => {
    const { code } = await begin();
    const find = async () => {
      const { rows } = await sql<{ found: boolean }>`
        select position(${code.slice(20, 60)} in schema_to_xml('public', true, false, '')::text) > 0 as found`.execute(
        server.database.query,
      );
      return rows[0]?.found;
    };
    expect(await find()).toBe(false);
    await redeem(code);
    expect(await find()).toBe(false);
  });
});
