import { addressPatterns, type AddressName } from '@foyer/contract';
import { addressOf } from '../consent/addressOf.ts';
import { measuredPage } from './measuredPage.ts';

const origin = 'https://foyer.example';
const canary = 'canary-7f3a';
const at = (pathname: string, search = '') =>
  measuredPage({ origin, pathname, search }, addressOf(pathname, 'Pass'));

describe('a page as analytics know it [PV-04]', () => {
  it('is the path of what is open to everybody, with the campaign and no other query', () => {
    expect(at('/events/aurora/e1', '?quantity=2&utm_source=mail&utm_campaign=spring&token=t')).toEqual({
      page_location: `${origin}/events/aurora/e1?utm_source=mail&utm_campaign=spring`,
      page_title: 'event',
    });
  });

  it('is the kind of page where a path is somebody’s', () => {
    expect(at('/myPass/token/e1/t1').page_location).toBe(`${origin}/myPass/token/:eventId/:tokenId?`);
    expect(at('/transaction/e1/receipt', '?orderId=o1').page_location).toBe(
      `${origin}/transaction/:eventId/:marketplaceId?/receipt`,
    );
    expect(at(`/no/such/${canary}`).page_location).toBe(`${origin}/not-found`);
  });

  const open: readonly AddressName[] = ['event'];
  const names = Object.keys(addressPatterns) as AddressName[];
  it.each(names)('of %s tells nothing of what its address carries', (name) => {
    const path = addressPatterns[name].replace('{product}', 'Pass').replace(/:\w+\??/g, canary);
    const { page_location, page_title } = at(path, `?token=${canary}&emailAddress=${canary}&code=${canary}`);
    expect(page_title).toBe(name);
    if (open.includes(name)) expect(page_location).toBe(`${origin}${path}`);
    else expect(page_location).not.toContain(canary);
  });
});
