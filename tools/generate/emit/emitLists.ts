import { nounTags } from '../contract/caching.ts';
import { HEADER, type Contract } from '../contract/contract.ts';

const list = (values: readonly string[]): string => values.map((each) => `  '${each}',\n`).join('');
const table = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([name, value]) => `  ${name}: '${value}',\n`).join('');

/** Emits the address patterns of all pages. */
export const emitAddressPatterns = ({
  nouns,
}: Contract): string => `${HEADER}/** Address patterns of every page, by name. */
export const addressPatterns = {
${table(nouns.flatMap(({ pages }) => Object.entries(pages)))}} as const;
`;

/** Emits the calls whose last answer is served when offline. */
export const emitOfflineOperations = ({ operations }: Contract): string => {
  const offline = operations.filter(({ isOffline }) => isOffline);
  return `${HEADER}/** Calls whose last answer is served when offline, with their paths. */
export const offlineOperations = {
${table(offline.map(({ operationId, path }) => [operationId, path]))}} as const;
`;
};

/** Emits the queries with the same answer for every caller. */
export const emitSharedQueries = ({ operations }: Contract): string => {
  const shared = operations.filter(({ isShared }) => isShared);
  return `${HEADER}/** Queries with the same answer for every caller. */
export const sharedQueries: readonly string[] = [
${list(shared.map(({ operationId }) => operationId))}];
`;
};

/** Emits the queries whose user-facing errors show no overlay. */
export const emitQuietQueries = ({ operations }: Contract): string => {
  const quiet = operations.filter(
    ({ kind, isBackground, showsRefusals }) => kind === 'query' && (isBackground || showsRefusals),
  );
  return `${HEADER}/** Queries whose user-facing errors show no overlay: background calls, and those whose page shows them. */
export const quietQueries: readonly string[] = [
${list(quiet.map(({ operationId }) => operationId))}];
`;
};

/** Emits the cache tags of nouns. */
export const emitNounTags = (contract: Contract): string =>
  `${HEADER}/** Cache tags of nouns: folders of those whose answers a mutation makes queries read again. */
export const nounTags = [
${list(nounTags(contract))}] as const;
`;
