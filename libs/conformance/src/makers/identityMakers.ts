import type { ThirdPartyLoginRequest } from '@foyer/contract';
import type { Owner } from '../world/owner.ts';
import { accountPassword, mailedToken, newAddress } from './shared/accounts.ts';
import { free, own, plain, type DomainMakers } from './shared/nounMakers.ts';

const details = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'postalCode'];

/** Creates a code in the owner's session, for the page that embeds the widget. */
async function newExchangeCode({ client, world, person }: Owner): Promise<string> {
  const body = { hostOrigin: await world.make('partnerPage') };
  return (await client.call('createExchangeCode', { token: person.token, body })).exchangeCode;
}

const invitation = ({ world }: Owner): Promise<string> => world.make('invitation');

async function resetToken(owner: Owner): Promise<string> {
  const { emailAddress } = owner.person;
  await owner.client.call('initiateResetPassword', { body: { emailAddress } });
  return mailedToken('/resetPassword/callback')(owner);
}

/** Returns the id of the owner's session. */
async function sessionOf({ client, person: { token } }: Owner): Promise<string> {
  const { sessions } = await client.call('listSessions', { token });
  const current = sessions.find((session) => session.current);
  if (!current) throw new Error('listSessions has no session of the request');
  return current.sessionId;
}

/** Makes a field of one return from the provider; its fields belong together. */
const ofReturn = (name: keyof ThirdPartyLoginRequest) => async (owner: Owner) => {
  const answer = await owner.once('providerReturn', () => owner.world.make('providerReturn'));
  return answer[name];
};

export const identityMakers: DomainMakers<'identity'> = {
  'account-deletion': {},
  account: {
    fields: {
      emailAddress: plain(newAddress),
      emailVerificationToken: free(),
      password: plain(() => accountPassword),
      postalCode: plain(() => 'H2X 1Y4'),
      returnTo: plain(() => '/events'),
    },
    answers: { getProfile: [...details, 'emailAddress', 'userAuthenticationState', 'globalUserId'] },
  },
  'data-export': {
    everySite: ['exportUserData'],
    answers: {
      exportUserData: [
        'dateOfBirth',
        'emailAddress',
        'firstName',
        'gender',
        'globalUserId',
        'hasPassword',
        'ipAddress',
        'lastName',
        'postalCode',
        'role',
        'roles',
        'state',
        'userAuthenticationState',
      ],
    },
  },
  'exchange-code': {
    fields: {
      exchangeCode: plain(newExchangeCode),
      hostOrigin: plain(({ world }) => world.make('partnerPage')),
    },
  },
  link: {
    fields: { token: free(mailedToken('/verifyEmail/callback')) },
    callers: { verifyAccountEmail: 'unverified' },
  },
  'notification-settings': {},
  'partial-account': {
    fields: {
      token: free(invitation),
      emailVerificationToken: free(invitation),
      password: plain(() => accountPassword),
      postalCode: plain(() => 'H2X 1Y4'),
    },
    answers: {
      getPartialUserAccount: ['dateOfBirth', 'emailAddress', 'firstName', 'gender', 'lastName', 'postalCode'],
    },
  },
  password: {
    fields: {
      emailAddress: plain(({ person }) => person.emailAddress),
      password: plain(() => accountPassword),
      returnTo: plain(() => '/events'),
      token: free(resetToken),
      verificationString: free(resetToken),
    },
    answers: { verifyResetPasswordEmail: ['emailAddress'] },
  },
  photo: {},
  session: {
    fields: {
      emailAddress: plain(({ person }) => person.emailAddress),
      password: plain(() => accountPassword),
      token: free(({ world, person }) => world.make('logInLink', person)),
      authToken: free(),
      sessionId: own(sessionOf),
    },
    answers: { getLogInMethods: ['hasPassword'], listSessions: ['ipAddress'] },
  },
  'third-party': {
    fields: {
      returnTo: plain(() => '/events'),
      'thirdPartyLogin.authToken': free(ofReturn('authToken')),
      'thirdPartyLogin.authenticatorType': plain(ofReturn('authenticatorType')),
      'thirdPartyLogin.redirectUrl': plain(ofReturn('redirectUrl')),
      'thirdPartyLogin.state': plain(ofReturn('state')),
      'thirdPartyLogin.browserKey': plain(ofReturn('browserKey')),
      'thirdPartyLogin.issuer': plain(ofReturn('issuer')),
    },
    // Not every provider sends an issuer; one that does requires it back.
    alwaysSent: { thirdPartyLogin: ['issuer'] },
  },
  'token-freeze': {},
};
