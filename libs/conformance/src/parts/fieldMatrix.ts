import { operations, type OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { operationIds } from '../contract/inputs.ts';
import { cardOf, orderOf } from '../makers/shared/purchase.ts';
import { buildRequest } from '../requests/buildRequest.ts';
import { makersOf } from '../requests/makersOf.ts';
import { checksOf, type ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';
import { createOwner, type Owner } from '../world/owner.ts';
import { principals, type Principal } from '../world/world.ts';

/** Personal data that is unmistakable in an answer. */
const canary = { firstName: 'Canaryfirst', lastName: 'Canarylast', postalCode: 'K1A 0B1' };

async function makeCanaries({ client, world }: Suite): Promise<string[]> {
  const person = await world.newPerson('fan', canary);
  const owner = createOwner({ client, world, person, sale: await world.make('sale') });
  const { orderId, tokens } = await orderOf(owner);
  const { paymentMethodId } = await cardOf(owner);
  const { emailAddress, token, userId } = person;
  const kept = [...Object.values(canary), emailAddress, token, userId, orderId, paymentMethodId];
  return [...kept, ...tokens.map(({ tokenId }) => tokenId)];
}

/** Returns the person of a principal, the same one in all checks. */
const ownerOf = (suite: Suite, principal: Principal): Promise<Owner> =>
  suite.once(`field matrix: ${principal}`, () =>
    suite.newOwner(undefined, principal === 'anonymous' ? 'fan' : principal),
  );

/** Calls with the principal's own request, or if refused (before it is read), with one of the fan. */
async function answerTo(suite: Suite, id: OperationId, principal: Principal) {
  const isAnonymous = principal === 'anonymous';
  const owner = await ownerOf(suite, principal);
  const isOwn = operations[id].access === 'anonymous' || ['fan', 'otherFan'].includes(principal);
  const asking = isOwn && !isAnonymous ? owner : await ownerOf(suite, 'fan');
  const request = await buildRequest(id, asking);
  return suite.ask(id, request, isAnonymous ? undefined : owner.person.token);
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** Personal or secret fields, which only answers listed by their noun's makers have. */
const personal: readonly string[] = [
  'emailAddress',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'postalCode',
  'userAuthenticationState',
  'secret',
];
/** Further names of this kind, and below, an exception with another meaning. */
const guarded = /password|hash|sealed|internal|cost|(?<!place)holder|userid$|roles?$|^state$|ip_?address/i;
const harmless: readonly string[] = ['minimumPasswordLength'];
const isGuarded = (name: string): boolean =>
  (personal.includes(name) || guarded.test(name)) && !harmless.includes(name);

async function problemsFor(suite: Suite, id: OperationId, principal: Principal): Promise<string[]> {
  const canaries = await suite.once('field matrix: canaries', () => makeCanaries(suite));
  const { status, text } = await answerTo(suite, id, principal);
  const names = [...new Set(namesIn(JSON.parse(text)))];
  const { answers, readers } = makersOf(id);
  const listed = answers?.[id] ?? [];
  const hidden = readers?.[id]?.includes(principal) ? [] : canaries;
  const disclosed =
    status === 200
      ? names.filter((name) => isGuarded(name) && !listed.includes(name))
      : names.filter((name) => personal.includes(name));
  return [
    ...hidden
      .filter((word) => text.includes(word))
      .map((word) => `answers ${principal} with another person's ${word}`),
    ...disclosed.map((name) => `answers ${principal} with the field ${name}`),
  ];
}

async function checkFields(id: OperationId, suite: Suite): Promise<string[]> {
  const problems: string[] = [];
  // Half of the principals in a plain run see this answer; other queries sample others.
  for (const principal of takeSample(principals, { label: `fields of ${id}`, count: 4 }))
    problems.push(...((await suite.unlessMissing(() => problemsFor(suite, id, principal))) ?? []));
  return problems;
}

/** No answer has data of another person, or guarded fields that its noun's makers do not list. */
export const fieldChecks: ConformanceCheck[] = checksOf(
  operationIds.filter((id) => operations[id].kind === 'query'),
  'has no data of another person and no unlisted personal field',
  checkFields,
);
