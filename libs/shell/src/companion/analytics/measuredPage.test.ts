import { addressPatterns, type AddressName } from '@foyer/contract';
import { measuredPage } from './measuredPage.ts';

const origin = 'https://foyer.example';
const canary = 'canary-7f3a';
const at = (
  pathname: string,
  search: string,
  route: { address: AddressName; reportsPath?: boolean } | undefined,
) => measuredPage({ origin, pathname, search }, route, 'Pass');

describe('a page as analytics know it [PV-04]', () => {
  it('is the path of what is open to everybody, with the campaign and no other query', () => {
    const event = { address: 'event', reportsPath: true } as const;
    expect(at('/events/aurora/e1', '?quantity=2&utm_source=mail&utm_campaign=spring&token=t', event)).toEqual(
      {
        page_location: `${origin}/events/aurora/e1?utm_source=mail&utm_campaign=spring`,
        page_title: 'event',
      },
    );
  });

  it('is the kind of page where a path identifies a person', () => {
    expect(at('/myPass/token/e1/t1', '', { address: 'token' }).page_location).toBe(
      `${origin}/myPass/token/:eventId/:tokenId?`,
    );
    expect(at('/transaction/e1/receipt', '?orderId=o1', { address: 'receipt' }).page_location).toBe(
      `${origin}/transaction/:eventId/:marketplaceId?/receipt/:childMarketplaceId?/:childOfferGroupId?`,
    );
    expect(at(`/no/such/${canary}`, '', undefined).page_location).toBe(`${origin}/not-found`);
  });

  const names = Object.keys(addressPatterns) as AddressName[];
  it.each(names)('of %s tells nothing of what its address carries, unless the path is open', (name) => {
    const path = addressPatterns[name].replace('{product}', 'Pass').replace(/:\w+\??/g, canary);
    const query = `?token=${canary}&emailAddress=${canary}&code=${canary}`;
    const { page_location, page_title } = at(path, query, { address: name });
    expect(page_title).toBe(name);
    expect(page_location).not.toContain(canary);
    expect(at(path, query, { address: name, reportsPath: true }).page_location).toBe(`${origin}${path}`);
  });
});
