import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { buildSignUp, linkTokenFor, password } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { createPartialAccount } from '../../../testing/people/createPartialAccount.ts';

const server = useTestServer();
const path = '/completeAccount';
let emailAddress = '';
let serial = 0;
beforeEach(() => {
  emailAddress = `imani${(serial += 1)}@foyer.example`;
});
const known = {
  firstName: 'Imani',
  lastName: 'Okafor',
  dateOfBirth: '1990-04',
  gender: 'FEMALE',
  countryCode: 'US',
  postalCode: '10001',
};
const missing = {
  firstName: 'Imani',
  lastName: 'Okafor',
  dateOfBirth: '1990-04-12',
  gender: 'FEMALE',
  countryCode: 'CA',
  postalCode: 'h2x1y4',
} as const;

/** Begins an account, as an assignment or a purchase on a partner's site does. */
async function begin(details: object = {}): Promise<string> {
  const invitation = {
    emailAddress,
    userLocale: 'fr-CA' as const,
    details,
    origin: 'http://localhost:4200',
    returnTo: '/myPass/going',
  };
  await inTransaction(server.database, (tx, now) =>
    createPartialAccount(tx, server.platform, invitation, now),
  );
  return linkTokenFor(server, emailAddress, path);
}
const finish = (emailVerificationToken: string, more: object = {}, secret = password) =>
  server.call('completePartialUserAccount', {
    body: {
      emailVerificationToken,
      password: secret,
      userProfileRequest: { userLocale: 'en-CA', ...more },
    },
  });

describe('an account created on behalf of a person [I4.09, I7.06]', () => {
  it('is mailed to its owner, who learns what it lacks', async () => {
    const token = await begin({ firstName: 'Imani' });
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ recipient: emailAddress, subject: 'Terminez la création de votre compte' });
    expect(mail?.textBody).toMatch(/14\sjours/);
    const answer = await server.call('getPartialUserAccount', { query: { token } });
    expect(answer.body).toEqual({
      emailAddress,
      partial: true,
      firstName: 'Imani',
      returnTo: '/myPass/going',
    });
  });

  it('is finished with all details in one call, verified by the link, and signed in [I3.15, I3.20]', async () => {
    const answer = await finish(await begin(), missing);
    expect(answer.body).toMatchObject({
      needsEmailVerification: false,
      profile: {
        emailAddress,
        userAuthenticationState: 'EMAIL_VERIFIED',
        complete: true,
        postalCode: 'H2X 1Y4',
        userLocale: 'en-CA',
      },
    });
    expect(answer.headers['api-client-auth-token']).toBe(answer.body.authToken);
    const again = await server.call('logIn', { body: { emailAddress, password } });
    expect(again.body.profile.userAuthenticationState).toBe('EMAIL_VERIFIED');
  });

  it('needs a password alone where its details are known: the shorter form [I3.15]', async () => {
    const token = await begin(known);
    expect((await server.call('getPartialUserAccount', { query: { token } })).body.partial).toBe(false);
    const answer = await finish(token);
    expect(answer.body.profile).toMatchObject({ complete: true, dateOfBirth: '1990-04', countryCode: 'US' });
  });

  it('is finished by a sign-up with the link of its address too, and with no other one', async () => {
    const emailVerificationToken = await begin();
    const other = buildSignUp({ emailAddress: 'other@foyer.example', emailVerificationToken });
    expect((await server.call('createAccount', { body: other })).error?.code).toBe('emailLinkMalformed');
    const body = buildSignUp({ emailAddress: emailAddress.toUpperCase(), emailVerificationToken });
    expect((await server.call('createAccount', { body })).body).toMatchObject({
      needsEmailVerification: false,
      profile: { emailAddress, userAuthenticationState: 'EMAIL_VERIFIED' },
    });
  });

  it.each([
    ['userNotComplete', {}, password],
    ['userNotComplete', { ...missing, gender: undefined }, password],
    ['badPasswordStrength', missing, 'short1'],
    ['invalidPostalCode', { ...missing, postalCode: '10001' }, password],
    ['belowMinimumSignUpAge', { ...missing, dateOfBirth: '2025-01-01' }, password],
  ])('answers %s, and the link still works [I8.09]', async (code, more, secret) => {
    const token = await begin();
    expect((await finish(token, more, secret)).error?.code).toBe(code);
    expect((await finish(token, missing)).status).toBe(200);
  });

  it('works once, and with no other link [AZ-07]', async () => {
    const token = await begin();
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(token, missing)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect((await server.call('getPartialUserAccount', { query: { token } })).error?.code).toBe(
      'emailLinkExpired',
    );
    expect((await finish('nonsense', missing)).error?.code).toBe('emailLinkMalformed');
  });

  it('admits no one before that, by password or by a second sign-up [I8.09]', async () => {
    await begin();
    const logIn = await server.call('logIn', { body: { emailAddress, password } });
    expect(logIn.error?.code).toBe('invalidUsernameOrPassword');
    const signUp = await server.call('createAccount', { body: buildSignUp({ emailAddress }) });
    expect([signUp.status, signUp.error?.code]).toEqual([422, 'userNotComplete']);
    const asked = await server.call('isEmailAddressAvailable', { query: { emailAddress } });
    expect(asked.error?.code).toBe('userNotComplete');
  });

  it('is mailed again on a password reset before a password exists', async () => {
    const first = await begin();
    await server.call('initiateResetPassword', { body: { emailAddress } });
    const second = await linkTokenFor(server, emailAddress, path);
    expect(second).not.toBe(first);
    expect((await server.call('getPartialUserAccount', { query: { token: first } })).status).toBe(422);
    const { body } = await server.call('getPartialUserAccount', { query: { token: second } });
    expect(body.returnTo).toBe('/myPass/going');
  });

  it('is not begun where there is an account already', async () => {
    await server.call('createAccount', { body: buildSignUp({ emailAddress }) });
    await expect(begin()).rejects.toThrow('There is no mail');
    expect((await server.call('logIn', { body: { emailAddress, password } })).status).toBe(200);
  });
});
