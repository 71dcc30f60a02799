import type { ConfirmLogInRequest } from '@foyer/contract';
import { minutes } from '../../../platform/time/units.ts';
import { comeBackFrom, freshAddress } from '../../../testing/people/signInWith.ts';
import { password, signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const status = async (token: string) => (await server.call('getProfile', { token })).status;
const mayDelete = async (token: string) => (await server.call('unfreezeTokens', { token })).status === 200;
const confirm = (token: string, body: ConfirmLogInRequest) => server.call('confirmLogIn', { token, body });

/** Creates a user who signed in by Google a while ago, without a password. */
async function comeByGoogle(emailAddress = freshAddress()) {
  const somebody = { emailAddress, firstName: 'Grace', lastName: 'Okafor', isEmailVerified: 'on' as const };
  const body = await comeBackFrom(server, 'Google', somebody);
  const { authToken } = (await server.call('thirdPartyLogin', { body })).body;
  return { token: authToken, emailAddress, somebody };
}
async function codeFor(emailAddress: string): Promise<string> {
  const mails = await server.mails();
  const mail = mails.find((each) => each.recipient === emailAddress && /^\d{8}$/m.test(each.textBody));
  return /^\d{8}$/m.exec(mail?.textBody ?? '')?.[0] ?? '';
}
async function askForCode(token: string, emailAddress: string): Promise<string> {
  expect((await server.call('sendLogInCode', { token })).body).toEqual({ ok: true });
  return codeFor(emailAddress);
}
const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

describe('confirming a login [I7.16, AZ-05]', () => {
  it('says whether there is a password, and which providers open the account', async () => {
    const { token } = await signUp(server);
    const byGoogle = await comeByGoogle();
    const methods = async (each: string) => (await server.call('getLogInMethods', { token: each })).body;
    expect(await methods(token)).toEqual({ hasPassword: true, authenticatorTypes: [] });
    expect(await methods(byGoogle.token)).toEqual({ hasPassword: false, authenticatorTypes: ['Google'] });
  });

  it('takes the provider that opens the account: a new token, and the old one is dead', async () => {
    const { token, somebody } = await comeByGoogle();
    await server.clock.advance(minutes(6));
    expect(await mayDelete(token)).toBe(false);
    const answer = await confirm(token, { thirdParty: await comeBackFrom(server, 'Google', somebody) });
    expect(answer.headers['api-client-auth-token']).toBe(answer.body.authToken);
    expect([await status(token), await mayDelete(answer.body.authToken)]).toEqual([401, true]);
  });

  it('rejects another account of the provider, creates no account for it and ends no session', async () => {
    const { token } = await comeByGoogle();
    const other = { emailAddress: freshAddress(), firstName: 'Mallory', isEmailVerified: 'on' as const };
    const answer = await confirm(token, { thirdParty: await comeBackFrom(server, 'Google', other) });
    expect(answer.error?.code).toBe('thirdPartyLoginFailed');
    expect(await status(token)).toBe(200);
    const known = await server.database.query
      .selectFrom('userAccount')
      .select('userId')
      .where('emailAddress', '=', other.emailAddress)
      .execute();
    expect(known).toEqual([]);
  });

  it('refuses a password to who has none', async () => {
    const { token } = await comeByGoogle();
    expect((await confirm(token, { password })).error?.code).toBe('invalidUsernameOrPassword');
  });

  it('takes exactly one proof', async () => {
    const { token } = await signUp(server);
    expect((await confirm(token, {})).error?.code).toBe('invalidRequest');
    expect((await confirm(token, { password, code: '12345678' })).error?.code).toBe('invalidRequest');
  });
});

describe('a code by mail [AZ-05, AZ-06, AZ-07]', () => {
  it('works once, and makes the log-in recent', async () => {
    const { token, emailAddress } = await comeByGoogle();
    await server.clock.advance(minutes(6));
    const code = await askForCode(token, emailAddress);
    const answer = await confirm(token, { code });
    expect([answer.status, await status(token)]).toEqual([200, 401]);
    expect(await mayDelete(answer.body.authToken)).toBe(true);
    expect((await confirm(answer.body.authToken, { code })).error?.code).toBe('logInCodeWrong');
  });

  it('does not work one digit off, too late, after a newer one, or on another device', async () => {
    const { token, emailAddress, somebody } = await comeByGoogle();
    const first = await askForCode(token, emailAddress);
    expect((await confirm(token, { code: wrong(first) })).error?.code).toBe('logInCodeWrong');
    const body = await comeBackFrom(server, 'Google', somebody);
    const { authToken: elsewhere } = (await server.call('thirdPartyLogin', { body })).body;
    expect((await confirm(elsewhere, { code: first })).error?.code).toBe('logInCodeWrong');
    const second = await askForCode(token, emailAddress);
    if (second !== first) expect((await confirm(token, { code: first })).error?.code).toBe('logInCodeWrong');
    await server.clock.advance(minutes(15) + 1_000);
    expect((await confirm(token, { code: second })).error?.code).toBe('logInCodeWrong');
  });

  it('is used up by one of many who try at once', async () => {
    const { token, emailAddress } = await comeByGoogle();
    const code = await askForCode(token, emailAddress);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token, { code })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('cannot be guessed: 10 tries, then one waits; nor can a mailbox be filled [AZ-11, AZ-12]', async () => {
    const { token, emailAddress } = await comeByGoogle();
    const code = await askForCode(token, emailAddress);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await confirm(token, { code: wrong(code) })).status);
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([422]), 429]);
    expect((await confirm(token, { code })).status).toBe(429);
    for (let count = 0; count < 4; count += 1) await server.call('sendLogInCode', { token });
    expect((await server.call('sendLogInCode', { token })).status).toBe(429);
  });

  it('is nowhere to be read but in the mail, which speaks the language of the account', async () => {
    const { token, emailAddress } = await signUp(server, { userLocale: 'fr-CA' });
    await server.call('sendLogInCode', { token });
    const rows = await server.database.query.selectFrom('outbox').selectAll().execute();
    const kept = await server.database.query.selectFrom('logInCode').selectAll().execute();
    const code = await codeFor(emailAddress);
    expect(code).toMatch(/^\d{8}$/);
    expect(JSON.stringify([rows, kept.map((row) => row.sealedCode.toString('latin1'))])).not.toContain(code);
    const [mail] = await server.mails();
    expect(mail!.subject).toBe('Votre code de vérification Foyer');
    expect(mail!.textBody).toMatch(/15\sminutes/);
    expect(mail!.htmlBody).toContain(`>${code}<`);
    expect(mail!.htmlBody).not.toContain('<a ');
  });
});
