import { birthDateAt } from '@foyer/contract/validation-cases';
import { calendarDayIn } from '@foyer/util';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { storeCard } from '../../../testing/sale/people/buyers.ts';
import { buildSignUp, linkTokenFor, signUp } from '../../../testing/people/signUp.ts';

const server = useTestServer();
/** Returns the birth date of a user who reaches an age today, by the rule for Canada as in `buildSignUp`. */
const bornAgo = (years: number, days = 0, asMonth = false): string => {
  const today = calendarDayIn(new Date(), 'CA');
  return birthDateAt({ years, days, asMonth }, new Date(Date.UTC(today.year, today.month - 1, today.day)));
};

describe('createAccount', () => {
  it('opens an account, signs in by header and body, and mails a link in the language of the account [I7.05, I4.12]', async () => {
    const body = buildSignUp({
      emailAddress: 'Zoe@Foyer.Example',
      userLocale: 'fr-CA',
      firstName: '  Zoé ',
      postalCode: 'h2x1y4',
    });
    const answer = await server.call('createAccount', { body });
    expect(answer.status).toBe(200);
    expect(answer.headers['api-client-auth-token']).toBe(answer.body.authToken);
    expect(answer.body).toMatchObject({
      needsEmailVerification: true,
      profile: {
        emailAddress: 'zoe@foyer.example',
        firstName: 'Zoé',
        postalCode: 'H2X 1Y4',
        country: 'Canada',
        userAuthenticationState: 'EMAIL_UNVERIFIED',
        complete: true,
        eventReady: false,
      },
    });
    const [mail] = await server.mails();
    expect(mail).toMatchObject({
      recipient: 'zoe@foyer.example',
      subject: 'Confirmez votre adresse courriel',
    });
    expect(mail?.textBody).toContain('Bonjour Zoé,');
    expect(mail?.textBody).toContain('http://localhost:4200/verifyEmail/callback?token=');
    expect(mail?.textBody).toMatch(/3\sjours/);
    expect(mail?.htmlBody).toContain('Confirmer mon adresse courriel');
    const profile = await server.call('getProfile', { token: answer.body.authToken });
    expect(profile.body.emailAddress).toBe('zoe@foyer.example');
  });

  it('keeps neither password, token nor link in the clear [AZ-06]', async () => {
    const { token, emailAddress } = await signUp(server, { verified: false });
    const link = await linkTokenFor(server, emailAddress, '/verifyEmail/callback');
    const tables = ['userAccount', 'session', 'oneTimeLink', 'outbox', 'attempt'] as const;
    for (const table of tables) {
      const dump = JSON.stringify(await server.database.kysely.selectFrom(table).selectAll().execute());
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(link);
      expect(dump).not.toContain('velvet curtain');
      expect(dump).not.toContain(Buffer.from(token).toString('hex'));
      if (table === 'attempt') expect(dump).not.toContain(emailAddress);
    }
  });

  it('takes an address once, whatever its case [I8.06]', async () => {
    const { emailAddress } = await signUp(server);
    const answer = await server.call('createAccount', {
      body: buildSignUp({ emailAddress: emailAddress.toUpperCase() }),
    });
    expect([answer.status, answer.error?.code]).toEqual([422, 'userAlreadyExists']);
  });

  it('makes one account of twenty sign-ups at once', async () => {
    const body = buildSignUp({ emailAddress: 'race@foyer.example' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call('createAccount', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(422)]);
  });

  it.each([
    ['badPasswordStrength', { password: 'short1' }],
    ['badPasswordStrength', { password: 'onlyletters' }],
    ['badPasswordStrength', { password: 'Password123' }],
    ['badPasswordStrength', { emailAddress: 'bond007@foyer.example', password: 'bond007@foyer.example' }],
    ['invalidBirthDate', { dateOfBirth: '1990-02-30' }],
    ['invalidBirthDate', { dateOfBirth: bornAgo(121, -1) }],
    ['invalidBirthDate', { dateOfBirth: bornAgo(-1) }],
    ['belowMinimumSignUpAge', { dateOfBirth: bornAgo(13, 1) }],
    ['belowMinimumSignUpAge', { dateOfBirth: bornAgo(13, 32, true) }],
    ['invalidPostalCode', { postalCode: '10001' }],
    ['invalidPostalCode', { countryCode: 'US' }],
    ['invalidRequest', { countryCode: 'XX' }],
    ['invalidRequest', { firstName: '   ' }],
    ['invalidRequest', { emailAddress: 'no address' }],
  ])('answers %s to %j [I5.01-I5.06, I8.09, C9.04b]', async (code, overrides) => {
    const answer = await server.call('createAccount', { body: buildSignUp(overrides) });
    expect(answer.error?.code).toBe(code);
  });

  it.each([
    { dateOfBirth: bornAgo(13) },
    { dateOfBirth: bornAgo(120) },
    { dateOfBirth: '1990-04' },
    { countryCode: 'US', postalCode: '10001-1234' },
    { countryCode: 'FR', postalCode: 'whatever 9' },
    { password: `${'long'.repeat(32)}1` },
  ])('takes %j', async (overrides) => {
    await expect(signUp(server, overrides)).resolves.toBeTruthy();
  });

  it('drops a way back that leaves our own origin [AZ-09]', async () => {
    const body = buildSignUp({ emailAddress: 'back@foyer.example', returnTo: '/\\evil.example' });
    await server.call('createAccount', { body });
    const token = await linkTokenFor(server, 'back@foyer.example', '/verifyEmail/callback');
    const { body: verified } = await server.call('verifyAccountEmail', { query: { token } });
    expect(verified).toEqual({ emailAddress: 'back@foyer.example' });
  });
});

describe('isEmailAddressAvailable [I7.15, I5.01]', () => {
  it('says that a free address is free', async () => {
    const answer = await server.call('isEmailAddressAvailable', {
      query: { emailAddress: 'free@foyer.example' },
    });
    expect(answer.body).toEqual({ ok: true });
  });
  it.each([
    ['userAlreadyExists', 422, 'taken@foyer.example'],
    ['userAlreadyExists', 422, 'TAKEN@foyer.example'],
    ['malformedEmail', 422, 'not an address'],
    ['malformedEmail', 422, ' taken@foyer.example'],
    ['malformedEmail', 422, 'taken@foyer.example\r\n'],
    ['malformedEmail', 422, 'a@b.123'],
    ['malformedEmail', 422, `${'a'.repeat(65)}@foyer.example`],
  ])('answers %s', async (code, status, emailAddress) => {
    await server.call('createAccount', { body: buildSignUp({ emailAddress: 'taken@foyer.example' }) });
    const answer = await server.call('isEmailAddressAvailable', { query: { emailAddress } });
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });
});

describe('getProfile and updateProfile [I7.18]', () => {
  const details = {
    firstName: 'Grace',
    lastName: 'O’Brien',
    dateOfBirth: '1985-11',
    gender: 'UNDECLARED',
    countryCode: 'US',
    postalCode: '10001',
  } as const;

  it('shows the stored cards, without the name and the postal code on them [I3.10]', async () => {
    const fan = await signUp(server);
    const { paymentMethodId } = await storeCard(server, fan);
    const { body } = await server.call('getProfile', { token: fan.token });
    expect(body.paymentMeans).toEqual([
      {
        paymentMethodId,
        brand: 'visa',
        lastFour: '4242',
        expiryMonth: 12,
        expiryYear: 2040,
        defaultMeans: true,
        expired: false,
      },
    ]);
  });

  it('wants a session', async () => {
    expect((await server.call('getProfile')).status).toBe(401);
    expect((await server.call('getProfile', { token: 'A'.repeat(43) })).status).toBe(401);
  });

  it('sets the details and the language, and names the country in the language of the request [I3.16]', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('updateProfile', {
      token,
      body: { ...details, userLocale: 'es-US' },
      locale: 'fr-CA',
    });
    expect(answer.body).toMatchObject({
      ...details,
      country: 'États-Unis',
      userLocale: 'es-US',
      eventReady: true,
    });
    expect((await server.call('getProfile', { token, locale: 'fr-CA' })).body).toEqual(answer.body);
  });

  it.each([
    ['invalidBirthDate', { dateOfBirth: '1985-13' }],
    ['belowMinimumSignUpAge', { dateOfBirth: bornAgo(12) }],
    ['invalidPostalCode', { postalCode: 'H2X 1Y4' }],
  ])('answers %s and changes nothing', async (code, overrides) => {
    const { token } = await signUp(server);
    const before = await server.call('getProfile', { token });
    const answer = await server.call('updateProfile', { token, body: { ...details, ...overrides } });
    expect(answer.error?.code).toBe(code);
    expect((await server.call('getProfile', { token })).body).toEqual(before.body);
  });
});
