import { useTestServer } from '../../../testing/useTestServer.ts';
import { linkTokenFor, signUp } from '../../../testing/people/signUp.ts';

const server = useTestServer();
const newPassword = 'orchestra pit 42';

interface Kind {
  page: string;
  /** Requests the mail. */
  ask: (emailAddress: string) => Promise<unknown>;
  /** Uses the token for its purpose. */
  use: (token: string) => Promise<{ status: number }>;
  /** Path of the operation, as link scanners would GET it. */
  path: string;
}
const kinds: Record<string, Kind> = {
  verification: {
    page: '/verifyEmail/callback',
    ask: () => Promise.resolve(),
    use: (token) => server.call('verifyAccountEmail', { query: { token } }),
    path: '/api/auth/verifyAccountEmail',
  },
  reset: {
    page: '/resetPassword/callback',
    ask: (emailAddress) => server.call('initiateResetPassword', { body: { emailAddress } }),
    use: (verificationString) =>
      server.call('changePassword', { body: { verificationString, password: newPassword } }),
    path: '/api/auth/verifyResetPasswordEmail',
  },
};

async function linkOf({ page, ask }: Kind): Promise<{ token: string; emailAddress: string }> {
  const { emailAddress } = await signUp(server, { verified: false });
  await ask(emailAddress);
  return { token: await linkTokenFor(server, emailAddress, page), emailAddress };
}
const other = (letter: string): string => (letter === 'A' ? 'B' : 'A');

describe.each(Object.entries(kinds))('a %s link [AZ-07]', (_name, kind) => {
  it('is no link with one letter changed, anywhere, nor in other case or longer', async () => {
    const { token } = await linkOf(kind);
    const wrong = [0, 1, 20, 41, 42].map(
      (at) => token.slice(0, at) + other(token[at]!) + token.slice(at + 1),
    );
    for (const each of [...wrong, token.toLowerCase(), `${token}A`, token.slice(1), ` ${token}`])
      expect((await kind.use(each)).status).not.toBe(200);
    expect((await kind.use(token)).status).toBe(200);
  });

  it('works once', async () => {
    const { token } = await linkOf(kind);
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await kind.use(token)).status);
    expect(statuses).toEqual([200, 422, 422]);
  });

  it('is not used up by a mail scanner that requests the page by GET or HEAD', async () => {
    const { token } = await linkOf(kind);
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      for (const url of [`${kind.path}?token=${token}`, `${kind.page}?token=${token}`])
        await server.inject({ method, url, headers: { 'user-agent': 'MailScanner/1.0' } });
    expect((await kind.use(token)).status).toBe(200);
  });

  it('opens nothing of another kind', async () => {
    const { token } = await linkOf(kind);
    for (const [name, each] of Object.entries(kinds))
      if (name !== _name) expect((await each.use(token)).status).toBe(422);
  });
});

describe('a reset link [AZ-07]', () => {
  it('changes the password of its own account and of no other', async () => {
    const [one, two] = [await linkOf(kinds['reset']!), await linkOf(kinds['reset']!)];
    await kinds['reset']!.use(one.token);
    const logIn = (emailAddress: string) =>
      server.call('logIn', { body: { emailAddress, password: newPassword } });
    expect([(await logIn(one.emailAddress)).status, (await logIn(two.emailAddress)).status]).toEqual([
      200, 422,
    ]);
  });
});
