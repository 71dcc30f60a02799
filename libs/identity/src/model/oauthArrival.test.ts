import { readArrival, toThirdPartyLogin, type OAuthAttempt } from './oauthArrival.ts';

const attempt: OAuthAttempt = {
  type: 'Apple',
  redirectUrl: 'https://foyer.example/api/public/apple/redirect',
  state: 's-1',
  browserKey: 'key',
};

describe('readArrival', () => {
  it('reads code and state of the query, and ignores an id_token [I2.02]', () => {
    expect(readArrival('?code=c-1&state=s-1&id_token=eyJ.a.b', '')).toEqual({
      code: 'c-1',
      state: 's-1',
      issuer: undefined,
      firstName: undefined,
      lastName: undefined,
    });
  });

  it('reads the names of the first time behind the # [I3.18]', () => {
    const arrival = readArrival(
      '?code=c&state=s&iss=https%3A%2F%2Fa',
      '#firstName=Zo%C3%A9&lastName=O%E2%80%99Brien',
    );
    expect(arrival).toMatchObject({ issuer: 'https://a', firstName: 'Zoé', lastName: 'O’Brien' });
  });

  it.each(['?error=access_denied&state=s-1', '?error=access_denied&code=c&state=s-1', '?state=s-1', ''])(
    'finds no code in %j [I8.05]',
    (search) => {
      expect(readArrival(search, '').code).toBeUndefined();
    },
  );
});

describe('toThirdPartyLogin', () => {
  it('carries what the server wants to know, and the names of Apple [I3.18]', () => {
    expect(toThirdPartyLogin(attempt, readArrival('?code=c&state=s-1', '#firstName=Ada&lastName='))).toEqual({
      authToken: 'c',
      authenticatorType: 'Apple',
      redirectUrl: attempt.redirectUrl,
      state: 's-1',
      browserKey: 'key',
      firstName: 'Ada',
    });
  });

  it.each(['?code=c&state=s-2', '?code=c', '?state=s-1'])('makes nothing of %s [AZ-08]', (search) => {
    expect(toThirdPartyLogin(attempt, readArrival(search, ''))).toBeUndefined();
  });
});
