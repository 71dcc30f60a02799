import { roomOffers } from '../testing/buildRoom.ts';
import { kindPasses, offerPasses, sectionPasses, type SeatFilters } from './seatFilters.ts';

const [cheap, dear] = roomOffers;
const section = {
  sectionCode: 'A',
  available: 3,
  accessible: 0,
  offerGroupIds: ['dear'],
  priceFrom: dear!.allIn,
  priceTo: dear!.allIn,
};

describe('filters', () => {
  it.each<[SeatFilters, boolean, boolean]>([
    [{}, true, true],
    [{ priceFrom: 5_000 }, true, true],
    [{ priceFrom: 5_001 }, false, true],
    [{ priceTo: 5_000 }, true, false],
    [{ priceFrom: 5_000, priceTo: 8_500 }, true, true],
    [{ offerGroupIds: [] }, true, true],
    [{ offerGroupIds: ['dear'] }, false, true],
    [{ offerGroupIds: ['dear'], priceTo: 8_499 }, false, false],
  ])('%j lets the cheap offer through: %s, the dear one: %s [C3.19c]', (filters, first, second) => {
    expect([offerPasses(cheap, filters), offerPasses(dear, filters)]).toEqual([first, second]);
    expect(sectionPasses(section, roomOffers, filters)).toBe(second);
  });

  it('shows wheelchair places and companions only when asked [C3.19f]', () => {
    const filters = { accessibleOnly: true };
    expect(
      (['plain', 'wheelchair', 'companion', 'restricted'] as const).map((kind) => kindPasses(kind, filters)),
    ).toEqual([false, true, true, false]);
    expect(sectionPasses(section, roomOffers, filters)).toBe(false);
    expect(sectionPasses({ ...section, accessible: 1 }, roomOffers, filters)).toBe(true);
  });

  it('judges a section by its prices while its offers are unknown [C3.19c]', () => {
    expect(sectionPasses(section, [], { priceTo: 8_499 })).toBe(false);
    expect(sectionPasses(section, [], { priceFrom: 8_500 })).toBe(true);
    expect(sectionPasses(section, [], { offerGroupIds: ['dear'] })).toBe(false);
  });

  it('lets no sold-out section and no unknown offer through', () => {
    expect(sectionPasses({ ...section, available: 0 }, roomOffers, {})).toBe(false);
    expect(offerPasses(undefined, {})).toBe(false);
  });
});
