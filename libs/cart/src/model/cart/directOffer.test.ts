import { readDirectOffer } from './directOffer.ts';

const eventId = '01936f5e-7c00-7000-8000-000000000001';
const offerGroupId = '01936f5e-7c00-7000-8000-000000000002';
const read = (query: string) => readDirectOffer(new URLSearchParams(query));

describe('the link of an offer [C2.03c]', () => {
  it('names event, offer and quantity, which is one if it is missing', () => {
    const offer = `eventId=${eventId}&offerGroupId=${offerGroupId}`;
    expect(read(`${offer}&quantity=3`)).toEqual({ eventId, offerGroupId, quantity: 3 });
    expect(read(`${offer}&utm_source=mail`)).toEqual({ eventId, offerGroupId, quantity: 1 });
  });

  it.each([
    '',
    `eventId=${eventId}`,
    `offerGroupId=${offerGroupId}`,
    `eventId=${eventId}&offerGroupId=floor`,
    ...['0', '-1', '1.5', '51', 'two'].map(
      (quantity) => `eventId=${eventId}&offerGroupId=${offerGroupId}&quantity=${quantity}`,
    ),
  ])('is none for ?%s', (query) => {
    expect(read(query)).toBeUndefined();
  });
});
