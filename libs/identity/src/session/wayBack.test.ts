import { forgetWayBack, rememberWayBack, wayBack } from './wayBack.ts';

const at = (address: string): string | undefined => {
  const { pathname, search } = new URL(address, 'http://localhost:4200');
  return wayBack({ pathname, search } as Location);
};

describe('the way back of a link in a mail [I2.19, I4.11]', () => {
  it.each([
    ['/', '/'],
    ['/events/e1?section=101', '/events/e1?section=101'],
    ['/fr-CA/events/e1?quantity=2', '/events/e1?quantity=2'],
    ['/fr-CA', '/'],
    ['/authentication?returnTo=%2Fprofile%3Fa%3D1', '/profile?a=1'],
    ['/authentication?returnTo=%2F%2Fevil.example', undefined],
    ['/resetPassword/callback?token=secret', undefined],
    ['/fr-CA/completeAccount?token=secret', undefined],
    ['/authenticationers', '/authenticationers'],
  ])('from %s is %s', (address, expected) => expect(at(address)).toBe(expected));

  it('is the page that was wanted and could not be shown yet, and only one of ours', () => {
    rememberWayBack('/profile/wallet?tab=2');
    expect(at('/')).toBe('/profile/wallet?tab=2');
    rememberWayBack('//evil.example');
    expect(at('/events')).toBe('/events');
    forgetWayBack();
    expect(at('/')).toBe('/');
  });
});
