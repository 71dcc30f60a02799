import type { CreateAccountRequest } from '@foyer/contract';
import type { TestServer } from '../testServer.ts';

export const password = 'velvet curtain 7';

/** Builds a valid sign-up; overrides win. */
export const buildSignUp = (overrides: Partial<CreateAccountRequest> = {}): CreateAccountRequest => ({
  emailAddress: 'ada@foyer.example',
  password,
  firstName: 'Ada',
  lastName: 'Tremblay',
  dateOfBirth: '1990-04-12',
  gender: 'FEMALE',
  countryCode: 'CA',
  postalCode: 'H2X 1Y4',
  userLocale: 'en-CA',
  ...overrides,
});

let serial = 0;

/** Creates an account with a session, verified by default: `const { token } = await signUp(server);`. */
export async function signUp(
  server: TestServer,
  { verified = true, ...overrides }: Partial<CreateAccountRequest> & { verified?: boolean } = {},
): Promise<{ token: string; userId: string; emailAddress: string }> {
  const emailAddress = overrides.emailAddress ?? `fan${(serial += 1)}@foyer.example`;
  const answer = await server.call('createAccount', { body: buildSignUp({ ...overrides, emailAddress }) });
  if (answer.status !== 200) throw new Error(`signUp answered ${answer.text}`);
  const { authToken, profile } = answer.body;
  if (verified) {
    await server.database.query
      .updateTable('userAccount')
      .set({ state: 'EMAIL_VERIFIED' })
      .where('userId', '=', profile.globalUserId)
      .execute();
  }
  return { token: authToken, userId: profile.globalUserId, emailAddress };
}

/** Extracts the code of the newest verification mail to an address. */
export async function verificationCodeFor(server: TestServer, emailAddress: string): Promise<string> {
  const codes = (await server.mails())
    .filter(({ recipient }) => recipient === emailAddress)
    .map(({ textBody }) => /^\d{8}$/m.exec(textBody)?.[0]);
  const code = codes.find((each) => each !== undefined);
  if (code === undefined) throw new Error(`There is no code for ${emailAddress}`);
  return code;
}

/** Extracts the token of the link in the newest mail to an address. */
export async function linkTokenFor(server: TestServer, emailAddress: string, path: string): Promise<string> {
  const mail = (await server.mails()).find(
    ({ recipient, textBody }) => recipient === emailAddress && textBody.includes(`${path}?token=`),
  );
  const token = /\?token=([A-Za-z0-9_-]+)/.exec(mail?.textBody ?? '')?.[1];
  if (!token) throw new Error(`There is no mail with ${path} for ${emailAddress}`);
  return token;
}
