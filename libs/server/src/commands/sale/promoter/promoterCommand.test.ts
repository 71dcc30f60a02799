import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { useCommands } from '../../../testing/useCommands.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { readPromoterWords } from './promoterWords.ts';

describe('foyer promoter', () => {
  it('reads terms and places', () => {
    const words = 'engage p@x.example north cash,card cash:10%,250 most=4 Floor=20'.split(' ');
    expect(readPromoterWords(words)).toEqual({
      ...{ change: 'engage', emailAddress: 'p@x.example', event: 'north', mostPerGuest: 4, endsAt: null },
      paymentKinds: ['cash', 'card'],
      commission: [
        { paymentKind: 'cash', ratePpm: 100_000, amount: null },
        { paymentKind: null, ratePpm: null, amount: 250 },
      ],
      stock: [{ offer: 'Floor', quantity: 20 }],
    });
  });

  it.each([
    ['', /foyer promoter show EVENT/],
    ['show', /foyer promoter show EVENT/],
    ['engage p@x.example north cash', /foyer promoter show EVENT/],
    ['engage p@x.example north coins 10%', /cash, card/],
    ['engage p@x.example north cash tenth', /share \(10%\) or whole cents/],
    ['engage p@x.example north cash 101%', /share \(10%\) or whole cents/],
    ['engage p@x.example north cash 10% most=0', /most is 1 to 50/],
    ['engage p@x.example north cash 10% Floor', /foyer promoter show EVENT/],
    ['engage p@x.example north cash 10% ends=soon', /a time such as/],
    ['settle p@x.example', /foyer promoter show EVENT/],
    ['cash p@x.example north', /foyer promoter show EVENT/],
    ['cash p@x.example north much', /whole cents/],
  ])('refuses "%s"', (words, message) =>
    expect(() => readPromoterWords(words.split(' ').filter(Boolean))).toThrow(message),
  );
});

describe('foyer promoter with a database', () => {
  const server = useTestServer();
  const { foyer } = useCommands(server);
  const promoter = (...words: string[]) => foyer('promoter', ...words);

  it('sets places aside, and shows what is left of them', async () => {
    const { eventId, standing } = await buildSale(server.database, { standing: 20 });
    const { emailAddress } = await signUp(server);
    const event = `test-${eventId}`;
    const engage = (offer: string) => promoter('engage', emailAddress, event, 'cash', '10%', `${offer}=6`);
    expect(await promoter('show', event)).toEqual([0, 'Nobody is engaged.']);
    const shown = [0, `${emailAddress} (cash): 6 of 6 left, 0 pending, 0 sold`];
    expect(await engage(standing)).toEqual(shown);
    expect(await promoter('show', event)).toEqual(shown);
    expect(await engage('Moon')).toEqual([1, expect.stringContaining('Name one of the offers')]);
    const owed = `There is nothing to settle.`;
    expect(await promoter('settle', emailAddress, event)).toEqual([1, owed]);
    expect(await promoter('cash', emailAddress, event, '100')).toEqual([1, 'That is not what is owed.']);
    expect(await promoter('return', emailAddress, event)).toEqual([0, 'Returned: 6.']);
    expect(await promoter('paid-back', 'one')).toEqual([1, 'There is no refund "one".']);
    expect(await promoter('show', 'none')).toEqual([1, 'There is no event "none".']);
  });
});
