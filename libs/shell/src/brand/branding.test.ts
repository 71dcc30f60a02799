import { buildWhiteLabel, hostileAddresses } from '@foyer/testing';
import { brandingOf } from './branding.ts';

const homeOf = (customHomepageUrl: string): string | undefined =>
  brandingOf('whiteLabel', buildWhiteLabel({ customHomepageUrl })).config?.customHomepageUrl;

describe('brandingOf', () => {
  it.each([['https://aurora.example'], ['HTTP://aurora.example/home'], ['/events']])(
    'leads home to %s [I3.26]',
    (address) => expect(homeOf(address)).toBe(address),
  );

  it.each(hostileAddresses.filter((each) => !/^(https?:\/)?\//i.test(each)).map((each) => [each]))(
    'leads to the first page instead of %j [BR-04]',
    (address) => expect(homeOf(address)).toBeUndefined(),
  );
});
