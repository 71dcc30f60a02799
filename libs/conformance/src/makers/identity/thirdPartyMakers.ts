import type { ThirdPartyLoginRequest } from '@foyer/contract';
import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import type { Owner } from '../../world/owner.ts';

/** Makes a field of one return from the provider; its fields belong together. */
const ofReturn = (name: keyof ThirdPartyLoginRequest) => async (owner: Owner) => {
  const answer = await owner.once('providerReturn', () => owner.world.make('providerReturn'));
  return answer[name];
};

export const thirdPartyMakers: NounMakers = {
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
};
