import { identityRoutes } from './routes.ts';

describe('identityRoutes', () => {
  it('lets the ways in past the gate, and asks for a session at the profile [I2.02, I2.03, I2.13, I2.18]', () => {
    expect(Object.fromEntries(identityRoutes.map(({ address, access }) => [address, access]))).toMatchObject({
      authentication: 'noGate',
      authenticationWhitelabel: 'public',
      appleRedirect: 'public',
      googleRedirect: 'public',
      completeAccount: 'noGate',
      verifyEmail: 'public',
      verifyEmailCallback: 'noGate',
      resetPassword: 'public',
      resetPasswordCallback: 'noGate',
      logInLink: 'noGate',
      logout: 'noGate',
      profile: 'signedIn',
      profilePreferences: 'signedIn',
    });
  });

  it.each(identityRoutes.map((route) => [route.address, route] as const))(
    'loads the page of %s when it is wanted [I2.01]',
    async (_address, route) => {
      expect(await route.load()).toBeInstanceOf(Function);
    },
  );
});
