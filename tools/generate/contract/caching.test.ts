import { cachingProblems, nounTags, updateOf } from './caching.ts';
import type { Caching, Contract, Node, Noun, Operation } from './contract.ts';

const none: Caching = {
  provides: [],
  invalidates: [],
  ifDone: [],
  ifRefused: [],
  updates: undefined,
  keepSeconds: undefined,
};
const answer = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

/** A contract of a query that answers a Thing, and a mutation. */
function contractOf(query: Partial<Caching>, mutation: Partial<Caching>, response = 'Thing'): Contract {
  const parts = { parameters: [], body: undefined };
  const operations = [
    {
      operationId: 'getThing',
      kind: 'query',
      response: answer('Thing'),
      ...parts,
      caching: { ...none, ...query },
    },
    {
      operationId: 'setThing',
      kind: 'mutation',
      response: answer(response),
      ...parts,
      caching: { ...none, ...mutation },
    },
  ] as unknown as Operation[];
  const noun = { domain: 'cart', name: 'thing', operations } as unknown as Noun;
  const schemas = { Thing: {}, Other: {}, Whole: { properties: { thing: answer('Thing') } } };
  return { nouns: [noun], operations, schemas } as unknown as Contract;
}

const problemsOf = (contract: Contract): string[] =>
  contract.operations.flatMap((each) => cachingProblems(each, contract));

it('lists the nouns that queries provide as tags', () => {
  const contract = contractOf({ provides: ['cart/thing', 'localised'] }, { invalidates: ['cart/thing'] });
  expect(problemsOf(contract)).toEqual([]);
  expect(nounTags(contract)).toEqual(['cart/thing']);
});

it('finds the new answer of a query in that of a mutation', () => {
  const whole = contractOf({}, { updates: 'getThing' });
  expect(updateOf(whole.operations[1]!, whole)).toMatchObject({ from: 'answer' });
  const part = contractOf({}, { updates: 'getThing' }, 'Whole');
  expect(updateOf(part.operations[1]!, part)).toMatchObject({ from: 'answer.thing' });
});

it.each<[string, Partial<Caching>, Partial<Caching>, string]>([
  [
    'an unknown tag',
    { provides: ['cart/things'] },
    {},
    'x-provides has the tag cart/things, which is neither',
  ],
  [
    'a tag that nothing provides',
    {},
    { ifDone: ['cart/thing'] },
    'the tag cart/thing, which no query provides',
  ],
  ['tags of a query on a mutation', {}, { provides: ['localised'] }, 'x-provides and x-keep-seconds are for'],
  ['a time on a mutation', {}, { keepSeconds: 0 }, 'x-provides and x-keep-seconds are for queries'],
  ['an update by a query', { updates: 'getThing' }, {}, 'x-invalidates and x-updates are for mutations'],
  ['an update of an unknown query', {}, { updates: 'getThings' }, 'x-updates names getThings'],
  ['an update of a mutation', {}, { updates: 'setThing' }, 'x-updates names setThing'],
])('refuses %s', (_what, query, mutation, message) => {
  expect(problemsOf(contractOf(query, mutation))).toEqual([expect.stringContaining(message)]);
});

it('refuses an update by an answer of another schema', () => {
  const contract = contractOf({}, { updates: 'getThing' }, 'Other');
  expect(problemsOf(contract)).toEqual([expect.stringContaining('x-updates names getThing')]);
});

it('refuses an update of a query with parameters', () => {
  const contract = contractOf({}, { updates: 'getThing' });
  contract.operations[0]!.parameters.push({ name: 'id', in: 'query', required: false, schema: {} });
  expect(problemsOf(contract)).toEqual([expect.stringContaining('no query without parameters')]);
});
