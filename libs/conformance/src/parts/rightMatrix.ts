import { randomUUID } from 'node:crypto';
import { errorStatus, type MemberRight, type OperationId } from '@foyer/contract';
import { sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';
import { operationIds } from '../contract/inputs.ts';
import { rightOf } from '../contract/rights.ts';
import { buildRequest } from '../requests/buildRequest.ts';
import { checksOf, type ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';
import { comparable } from './comparable.ts';

const definitions = sharedSchemas['definitions'] as Record<string, JsonSchema>;
const memberRights = definitions['MemberRight']!['enum'] as MemberRight[];

const scoped = operationIds.filter((id) => rightOf(id));
const ofMembers = scoped.filter((id) => rightOf(id)?.right);
const named = scoped.filter((id) => rightOf(id)?.scope !== 'caller');

async function checkHeld(id: OperationId, suite: Suite): Promise<string[]> {
  const owner = await suite.newOwner(id);
  const { status, text } = await suite.ask(id, await buildRequest(id, owner), owner.person.token);
  return status === 200 ? [] : [`answers ${status} ${text}`];
}

/** Asks as a member with one right, of the organisation that the request names. */
async function askAs(id: OperationId, suite: Suite, right: MemberRight): Promise<string[]> {
  const owner = await suite.newOwner(id);
  const request = await buildRequest(id, owner);
  const { token, userId } = await suite.world.make('member', { sale: owner.sale, right });
  const isHeld = right === 'owner' || right === rightOf(id)?.right;
  let problems: string[] = [];
  const ask = async () => {
    const { status, text } = await suite.ask(id, request, token);
    const wanted = isHeld ? 200 : errorStatus.forbidden;
    problems = status === wanted ? [] : [`answers ${right} ${status} ${text} instead of ${wanted}`];
  };
  if (isHeld) await ask();
  return [...(isHeld ? [] : await suite.expectNoWrite(ask, [owner.sale.eventId, userId])), ...problems];
}

async function checkMembers(id: OperationId, suite: Suite): Promise<string[]> {
  const problems: string[] = [];
  for (const right of memberRights) problems.push(...(await askAs(id, suite, right)));
  return problems;
}

/** A request for another organisation, or about an event of another promoter, which its own people may send. */
async function checkForeign(id: OperationId, suite: Suite): Promise<string[]> {
  const theirs = await suite.newOwner(id, undefined, await suite.world.make('foreignSale'));
  const caller = (await suite.newOwner(id)).person.token;
  const request = await buildRequest(id, theirs);
  const none = await buildRequest(id, theirs, { given: { [rightOf(id)!.scope]: randomUUID() } });
  const problems: string[] = [];
  const written = await suite.expectNoWrite(async () => {
    const there = await suite.ask(id, request, caller);
    const nothing = await suite.ask(id, none, caller);
    const isEqual = there.status === nothing.status && comparable(there.text) === comparable(nothing.text);
    if (!isEqual || there.status === 200) problems.push(`answers ${there.text} instead of ${nothing.text}`);
  });
  const { status, text } = await suite.ask(id, request, theirs.person.token);
  if (status !== 200) problems.push(`answers ${status} ${text} to the people of that scope`);
  return [...problems, ...written];
}

/**
 * Operations on behalf of an organisation or promoter require the caller's right in the scope that the request names.
 */
export const rightChecks: ConformanceCheck[] = [
  ...checksOf(scoped, 'answers a caller with its right in the scope that is named', checkHeld),
  ...checksOf(ofMembers, 'answers members with its right and owners, and forbids all others', checkMembers),
  ...checksOf(named, 'answers the scope of others like a missing one', checkForeign),
];
