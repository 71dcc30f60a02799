import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useCommands } from '../../testing/useCommands.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { readResaleWords } from './resaleCommand.ts';

const server = useTestServer();
const { foyer } = useCommands(server);

describe('foyer resale', () => {
  it('shows and sets the rules of a resale [C9.10a]', async () => {
    const { eventId, standing } = await buildSale(server.database);
    const event = `test-${eventId}`;
    const said = `${event}: resale, up to face value + 10 %, 0 % of the profit to the organiser, not of ${standing}`;
    expect(await foyer('resale', event, 'on', 'cap=10', `not=${standing}`)).toEqual([0, said]);
    expect(await foyer('resale', event)).toEqual([0, said]);
    expect(await foyer('resale', event, 'off')).toEqual([0, `${event}: no resale`]);
  });

  it.each([
    [['a', 'on', 'cap=x'], 'A cap is 0 to 1000'],
    [['a', 'on', 'from=today'], 'no time with a zone'],
    [['a', 'on', 'not=vip'], 'Offer groups are named by their ids'],
    [['a', 'maybe'], 'foyer resale EVENT'],
    [[], 'foyer resale EVENT'],
  ])('refuses %j', (words, message) => {
    expect(() => readResaleWords(words)).toThrow(message);
  });
});
