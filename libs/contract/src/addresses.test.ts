import { addressPatterns } from './addressPatterns.gen.ts';
import { createPaths, patternsFor, reservedWords } from './addresses.ts';

describe('addresses', () => {
  const paths = createPaths('Pass');

  it('puts the word of the deployment into addresses [I2.11]', () => {
    expect(paths.myTokensGoing()).toBe('/myPass/going');
    expect(createPaths('Ticket').myTokensGoing()).toBe('/myTicket/going');
    expect(patternsFor('Ticket').token).toBe('/myTicket/token/:eventId/:tokenId?');
  });

  it('leaves optional parts out and encodes the others [I2.04]', () => {
    expect(paths.event({ eventId: 'e1' })).toBe('/events/e1');
    expect(paths.event({ vanityName: 'a/b?c', eventId: 'e1' })).toBe('/events/a%2Fb%3Fc/e1');
    expect(paths.receipt({ eventId: 'e1', marketplaceId: undefined })).toBe('/transaction/e1/receipt');
  });

  it('puts child ids into the addresses of checkout and receipt [C2.18a-b]', () => {
    const ids = { eventId: 'e1', marketplaceId: 'm1', childMarketplaceId: 'm2', childOfferGroupId: 'g2' };
    expect(paths.checkout(ids)).toBe('/transaction/e1/m1/checkout/m2/g2');
    expect(paths.receipt({ eventId: 'e1', childMarketplaceId: 'm2' })).toBe('/transaction/e1/receipt/m2');
  });

  it('refuses an address without its parameter', () => {
    expect(() => (paths.event as (parameters: object) => string)({})).toThrow(':eventId');
  });

  it('knows the words that are addresses', () => {
    expect(reservedWords).toEqual(
      expect.arrayContaining(['events', 'transaction', 'checkout', 'player', 'fr-CA']),
    );
    expect(Object.keys(addressPatterns)).toContain('discover');
  });
});
