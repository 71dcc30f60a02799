import { performerFound } from './performerFound.ts';

const event = { shortName: 'Aurora Nights', performerNames: ['Aurora', 'Néon Prairie', 'Glass Orchard'] };

describe('performerFound', () => {
  it.each([
    ['neo', 'Néon Prairie'],
    ['PRAIRIE', 'Néon Prairie'],
    ['orch', 'Glass Orchard'],
    // Its name says it already.
    ['aurora', undefined],
    ['toronto', undefined],
    // In the middle of a word.
    ['lass', undefined],
    ['', undefined],
  ])('names for “%s” %s [C2.22e]', (search, name) => expect(performerFound(event, search)).toBe(name));
});
