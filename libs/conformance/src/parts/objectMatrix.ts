import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { operationIds } from '../contract/inputs.ts';
import { rightOf } from '../contract/rights.ts';
import { orderOf, verificationOf } from '../makers/shared/purchase.ts';
import { buildRequest } from '../requests/buildRequest.ts';
import { makeValue, pointersOf, referentOf } from '../requests/makersOf.ts';
import type { ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';
import { createOwner, type Owner } from '../world/owner.ts';
import { NotInWorld } from '../world/world.ts';
import { comparable } from './comparable.ts';
import { missing } from './missing.ts';

type Guarded = 'own' | 'shown';

/** Returns which victim's object a field is replaced by; undefined for one that refers to no guarded object. */
function guardOf(operationId: OperationId, name: string): Guarded | undefined {
  const referent = referentOf(operationId, name);
  if (referent === 'own' || referent === 'sold') return 'own';
  return referent === 'shown' ? referent : undefined;
}

interface Cell {
  operationId: OperationId;
  names: string[];
}

/** All cells: each parameter alone, and all of an operation together. */
const allCells: Cell[] = operationIds.flatMap((operationId) => {
  const names = pointersOf(operationId).filter((name) => guardOf(operationId, name));
  return [...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])].map((some) => ({
    operationId,
    names: some,
  }));
});

/** Samples half of the cells in a plain run, at least one per operation. */
const cells = takeSample(allCells, {
  label: 'object matrix',
  count: Math.ceil(allCells.length / 2),
  classOf: ({ operationId }) => operationId,
});

/** Creates a buyer with an order, an unpaid cart, a card and a pending verification. */
async function newVictim(suite: Suite): Promise<Owner> {
  const victim = await suite.newOwner();
  await orderOf(victim);
  victim.forget('cart');
  await verificationOf(victim);
  return victim;
}

/** Creates a buyer in an event that is hidden afterwards. */
async function newHiddenVictim({ client, world }: Suite): Promise<Owner> {
  const sale = await world.make('hiddenSale');
  const victim = createOwner({ client, world, person: await world.newPerson('fan'), sale });
  await orderOf(victim);
  await sale.hide();
  return victim;
}

const victimOf = (suite: Suite, referent: Guarded): Promise<Owner> =>
  suite.once(`victim of ${referent}`, () => (referent === 'own' ? newVictim(suite) : newHiddenVictim(suite)));

/** Ids of all victims that the world can make. */
async function victimIds(suite: Suite): Promise<string[]> {
  const ids: string[] = [];
  for (const referent of ['own', 'shown'] as const) {
    const victim = await victimOf(suite, referent).catch((error: unknown) => {
      if (error instanceof NotInWorld) return undefined;
      throw error;
    });
    if (victim) ids.push(victim.person.userId);
  }
  return ids;
}

async function ask(suite: Suite, operationId: OperationId, given: Record<string, unknown>) {
  const owner = await suite.newOwner(rightOf(operationId) && operationId);
  const request = await buildRequest(operationId, owner, { given });
  const { describeData } = suite.insight;
  const ids = await victimIds(suite);
  const before = { all: await describeData?.(), theirs: await describeData?.(ids) };
  const { status, text } = await suite.ask(operationId, request, owner.person.token);
  // A refused call changes nothing at all; a successful one, with the caller's own objects, nothing of the victims.
  const after = {
    all: status === 200 ? before.all : await describeData?.(),
    theirs: await describeData?.(ids),
  };
  return { status, text: comparable(text), whole: text, hasWritten: !isDeepStrictEqual(before, after) };
}

async function checkCell({ operationId, names }: Cell, suite: Suite): Promise<string[]> {
  const theirs: Record<string, unknown> = {};
  for (const name of names) {
    const victim = await victimOf(suite, guardOf(operationId, name)!);
    theirs[name] = await makeValue(victim, operationId, name);
  }
  const none = Object.fromEntries(names.map((name) => [name, missing(theirs[name])]));
  const toTheirs = await ask(suite, operationId, theirs);
  const toNone = await ask(suite, operationId, none);
  const isEqual = toTheirs.status === toNone.status && toTheirs.text === toNone.text;
  const repeated = Object.values(theirs).filter((value) => toTheirs.whole.includes(String(value)));
  return [
    ...(isEqual ? [] : [`answers ${toTheirs.whole} instead of ${toNone.whole}`]),
    ...(toTheirs.hasWritten ? ['has written to an object of another person'] : []),
    ...repeated.map((value) => `repeats ${String(value)}`),
  ];
}

/** An object of another person is answered like one that does not exist. */
export const objectChecks: ConformanceCheck[] = cells.map((cell) => ({
  operationId: cell.operationId,
  name: `${cell.operationId} answers another person's ${cell.names.join(', ')} like a missing one`,
  run: (suite) => checkCell(cell, suite),
}));
