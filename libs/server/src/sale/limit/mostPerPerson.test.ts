import { mostPerPerson } from './mostPerPerson.ts';

const offer = { category: 'EVENT_ACCESS', maxQuantity: 6, tokensEach: 1, parts: [] } as const;
const table = { ...offer, tokensEach: 8 };

describe('what one person may ask for, in a draw and on a wait list alike', () => {
  it.each([
    ['as many as the offer sells to one', { maxPerPerson: 8 }, offer, 6],
    ['as many as the event allows', { maxPerPerson: 4 }, offer, 4],
    ['tables as wholes', { maxPerPerson: 20 }, table, 2],
    ['no table that is above the limit', { maxPerPerson: 7 }, table, 0],
    ['as many as a line takes', { maxPerPerson: 99 }, { ...offer, maxQuantity: 99 }, 50],
  ])('is %s [C5.03a, C8.02b]', (_name, event, one, most) => {
    expect(mostPerPerson(event, { ...one, parts: [] })).toBe(most);
  });
});
