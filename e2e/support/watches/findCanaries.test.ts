import { type Canary, card, knownCanaries, newAddress, noteSecret, person } from '../people/canaries.ts';
import { strayed } from './databaseTraces.ts';
import { findCanaries } from './findCanaries.ts';

const canaries: Canary[] = [
  { kind: 'last name', text: person.lastName },
  { kind: 'postal code', text: person.postalCode },
  { kind: 'card number', text: card.number },
  { kind: 'session', text: 'Zq7_kP2-vX9aBc4dEf6gHi8j' },
];
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const found = (text: string): string[] =>
  findCanaries([{ place: 'here', text }], canaries).map(({ kind, place }) => `${kind} ${place}`);

describe('the search for what tells of a person [PV-04]', () => {
  it.each([
    ['as it is', `Dear ${person.lastName},`],
    ['in capitals', person.lastName.toUpperCase()],
    ['in an address', `/search?q=${encodeURIComponent(person.lastName)}`],
    ['as bytes of a database', `\\x${Buffer.from(`a ${person.lastName}`).toString('hex')}`],
    ['in base64, first', base64(person.lastName)],
    ['in base64, after one letter', base64(`{${person.lastName}}`)],
    ['in base64, after two letters', base64(`{"${person.lastName}"}`)],
    ['in base64 of addresses', Buffer.from(`??>${person.lastName}`).toString('base64url')],
  ])('finds a name %s', (_how, text) => expect(found(text)).toEqual(['last name here']));

  it.each(['J8Z 9X7', 'j8z9x7', 'J8Z%209X7', 'J8Z+9X7', 'J8Z%25209X7'])('finds a postal code as %s', (text) =>
    expect(found(`code=${text}&x=1`)).toEqual(['postal code here']),
  );

  it.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242', '4242%204242%204242%204242'])(
    'finds a card number as %s',
    (text) => expect(found(text)).toEqual(['card number here']),
  );

  it('finds recorded secrets, and names kind and place of each', () => {
    const token = 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9v';
    const said = [
      { place: 'referer of GET localhost/', text: 'http://localhost/' },
      { place: 'body of POST localhost/sandbox/tags/collect', text: `{"page":"/x?t=${token}"}` },
      { place: 'console', text: `cannot reach ${newAddress()}` },
    ];
    expect(findCanaries(said, knownCanaries())).toEqual([{ kind: 'address of mail', place: 'console' }]);
    noteSecret('session', token);
    expect(findCanaries(said, knownCanaries())).toEqual([
      { kind: 'address of mail', place: 'console' },
      { kind: 'session', place: 'body of POST localhost/sandbox/tags/collect' },
    ]);
  });

  it.each([
    'a page about quarterly worth',
    '4242 4242',
    '917 places left',
    'H2X 1Y4',
    base64('somebody else'),
  ])('finds nothing in %s', (text) =>
    expect(findCanaries([{ place: 'here', text }], knownCanaries())).toEqual([]),
  );

  it('finds the security code only as a whole value', () => {
    for (const text of [`{"cvc":"${card.cvc}"}`, `?cvc=${card.cvc}`])
      expect(findCanaries([{ place: 'here', text }], knownCanaries())).toEqual([
        { kind: 'cvc', place: 'here' },
      ]);
  });

  it('allows listed data in its column, and nothing else there', () => {
    const said = [
      { place: 'user_account.last_name', text: person.lastName },
      { place: 'user_account.first_name', text: person.lastName },
      { place: 'system_event.words', text: base64(person.lastName) },
    ];
    expect(strayed(said, canaries).map(({ place }) => place)).toEqual([
      'user_account.first_name',
      'system_event.words',
    ]);
  });
});
