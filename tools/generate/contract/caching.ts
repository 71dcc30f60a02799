import { folderOf, refName, type Contract, type Node, type Noun, type Operation } from './contract.ts';

/** Tags of answers of any noun: in the caller's language; refused until the caller's address is verified. */
const freeTags = ['localised', 'verified'];

/** Tags that queries provide, apart from the free ones, in the order of the nouns. */
export function nounTags({ nouns, operations }: Contract): string[] {
  const provided = new Set(operations.flatMap(({ caching }) => caching.provides));
  return nouns.map(folderOf).filter((tag) => provided.has(tag));
}

/** Query whose answer a mutation answers anew. */
export interface Update {
  noun: Noun;
  query: Operation;
  /** Where the mutation's answer has it: `answer` or `answer.profile`. */
  from: string;
}

/** Finds the query that `x-updates` names, if the mutation answers what it does. */
export function updateOf({ caching, response }: Operation, contract: Contract): Update | undefined {
  const query = contract.operations.find(({ operationId }) => operationId === caching.updates);
  const noun = contract.nouns.find(({ operations }) => query && operations.includes(query));
  if (!query || !noun || query.kind !== 'query' || query.body || query.parameters.length > 0)
    return undefined;
  const sought = refName(query.response);
  if (refName(response) === sought) return { noun, query, from: 'answer' };
  const { properties = {} } = (contract.schemas[refName(response) ?? ''] ?? {}) as {
    properties?: Record<string, Node>;
  };
  const part = Object.keys(properties).find((name) => refName(properties[name]!) === sought);
  return part === undefined ? undefined : { noun, query, from: `answer.${part}` };
}

/** Lists what is wrong with the caching of an operation. */
export function cachingProblems(operation: Operation, contract: Contract): string[] {
  const { caching, kind } = operation;
  const { provides, invalidates, ifDone, ifRefused, updates, keepSeconds } = caching;
  const problems: string[] = [];
  const changes = [...invalidates, ...ifDone, ...ifRefused];
  if (kind !== 'query' && (provides.length > 0 || keepSeconds !== undefined))
    problems.push('x-provides and x-keep-seconds are for queries');
  if (kind !== 'mutation' && (changes.length > 0 || updates !== undefined))
    problems.push('x-invalidates and x-updates are for mutations');
  const calling = contract.nouns.filter(({ operations }) => operations.length > 0).map(folderOf);
  for (const tag of provides)
    if (!freeTags.includes(tag) && !calling.includes(tag))
      problems.push(
        `x-provides has the tag ${tag}, which is neither a noun with calls nor ${freeTags.join(' or ')}`,
      );
  const known = nounTags(contract);
  for (const tag of changes)
    if (!known.includes(tag)) problems.push(`x-invalidates has the tag ${tag}, which no query provides`);
  if (updates !== undefined && !updateOf(operation, contract))
    problems.push(
      `x-updates names ${updates}, which is no query without parameters that answers the same schema`,
    );
  return problems;
}
