import { isDeepStrictEqual } from 'node:util';
import { operations, type OperationId } from '@foyer/contract';
import { operationIds } from '../contract/inputs.ts';
import type { ApiRequest } from '../http/apiRequest.ts';
import { orderOf } from '../makers/shared/purchase.ts';
import { buildRequest } from '../requests/buildRequest.ts';
import { makersOf, makeValue, pointersOf, referentOf } from '../requests/makersOf.ts';
import { checksOf, type ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';
import { createOwner, type Owner } from '../world/owner.ts';
import { comparable } from './comparable.ts';
import { missing } from './missing.ts';

/** Fields of an operation that refer to an event or to something in its sale. */
const saleFieldsOf = (id: OperationId): string[] =>
  pointersOf(id).filter((name) => ['shown', 'sold'].includes(referentOf(id, name) ?? ''));

const ofSales = operationIds.filter((id) => saleFieldsOf(id).length > 0);
const readers = operationIds.filter(
  (id) => operations[id].kind === 'query' && !makersOf(id).everySite?.includes(id),
);

/** Builds a request about objects of the owner's sale, which the owner makes on the main site. */
async function requestOf(id: OperationId, owner: Owner): Promise<{ own: ApiRequest; none: ApiRequest }> {
  const given: Record<string, unknown> = {};
  for (const name of saleFieldsOf(id)) given[name] = await makeValue(owner, id, name);
  const none = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, missing(value)]));
  return {
    own: await buildRequest(id, owner, { given }),
    none: await buildRequest(id, owner, { given: none }),
  };
}

/** Asks on the partner's site, and tells whether anything of the sale was written. */
async function askPartner(suite: Suite, id: OperationId, request: ApiRequest, { person, sale }: Owner) {
  const host = await suite.world.make('partnerSite');
  const describe = () => suite.insight.describeData?.([sale.eventId]);
  const before = await describe();
  const { status, text } = await suite.askAt(host, id, request, person.token);
  return { status, text, hasWritten: !isDeepStrictEqual(before, await describe()) };
}

async function checkForeign(id: OperationId, suite: Suite): Promise<string[]> {
  const owner = await suite.newOwner(id, undefined, await suite.world.make('foreignSale'));
  const { own, none } = await requestOf(id, owner);
  const there = await askPartner(suite, id, own, owner);
  const nothing = await askPartner(suite, id, none, owner);
  const isEqual = there.status === nothing.status && comparable(there.text) === comparable(nothing.text);
  // The same request is fine on the main site, so it was refused for nothing but its site.
  const here = await suite.ask(id, own, owner.person.token);
  return [
    ...(isEqual ? [] : [`answers ${there.text} instead of ${nothing.text}`]),
    ...(there.hasWritten ? ["has written to another organiser's sale"] : []),
    ...(here.status === 200 ? [] : [`answers ${here.status} ${here.text} on the main site`]),
  ];
}

async function checkOwn(id: OperationId, suite: Suite): Promise<string[]> {
  const owner = await suite.newOwner(id);
  const { own } = await requestOf(id, owner);
  const { status, text } = await askPartner(suite, id, own, owner);
  return status === 200 ? [] : [`answers ${status} ${text} on the site of its own organiser`];
}

/** Makes a buyer with an order of another organiser's event, for whom requests about the partner's event are made. */
const customerOf = (suite: Suite): Promise<{ owner: Owner; foreign: string[] }> =>
  suite.once('customer of two organisers', async () => {
    const { client, world } = suite;
    const owner = await suite.newOwner();
    const sale = await world.make('foreignSale');
    const { orderId, tokens } = await orderOf(createOwner({ client, world, person: owner.person, sale }));
    return { owner, foreign: [sale.eventId, orderId, ...tokens.map(({ tokenId }) => tokenId)] };
  });

async function checkAnswer(id: OperationId, suite: Suite): Promise<string[]> {
  const { owner, foreign } = await customerOf(suite);
  const { text } = await askPartner(suite, id, await buildRequest(id, owner), owner);
  return foreign.filter((each) => text.includes(each)).map((each) => `answers with ${each}`);
}

/** On an organisation's site everything is its own events alone; objects of other events are like missing ones. */
export const siteChecks: ConformanceCheck[] = [
  ...checksOf(
    ofSales,
    "on an organisation's site answers another organiser's sale like a missing one",
    checkForeign,
  ),
  ...checksOf(
    ofSales,
    "on an organisation's site answers what was made for its event on the main site",
    checkOwn,
  ),
  ...checksOf(readers, "on an organisation's site says nothing of another organiser's event", checkAnswer),
];
