/** Namespace of the texts of error codes. */
const ofCodes = 'server';
/** Namespace of the common errors, which every app has loaded. */
const ofCommonErrors = 'shell';
const prefix = 'errors.';
/** Prefix of the reasons that a page gives before the server refuses: `refused.<code>`. */
const refusal = 'refused.';

type TextsByNamespace = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Finds errors that two namespaces word differently, such as an error code that a form shows without asking the server,
 * and repeats of common errors.
 *
 * @param textsOf the texts of each namespace of one locale, by dotted key
 * @returns one line per problem, beginning with namespace and key
 */
export function sharedErrorProblems(textsOf: TextsByNamespace): string[] {
  const homes = new Map<string, { namespace: string; text: string }>();
  const inOrder = [ofCodes, ofCommonErrors, ...textsOf.keys()];
  const problems: string[] = [];
  for (const namespace of new Set(inOrder)) {
    for (const [key, text] of textsOf.get(namespace) ?? []) {
      if (!key.startsWith(prefix)) continue;
      const home = homes.get(key);
      if (home === undefined) homes.set(key, { namespace, text });
      else if (home.namespace === ofCommonErrors)
        problems.push(`${namespace}: ${key}: a common error, which ${ofCommonErrors} has`);
      else if (home.text !== text)
        problems.push(`${namespace}: ${key}: other words than in ${home.namespace}`);
    }
  }
  return problems;
}

/**
 * Finds refusals that a page words differently from the error that the server would answer.
 *
 * @param textsOf the texts of each namespace of one locale, by dotted key
 * @param worded codes that pages may word in their own way
 * @returns one line per problem, beginning with namespace and key
 */
export function refusalProblems(textsOf: TextsByNamespace, worded: ReadonlySet<string>): string[] {
  const errors = textsOf.get(ofCodes) ?? new Map<string, string>();
  return [...textsOf].flatMap(([namespace, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const code = key.slice(refusal.length);
      if (!key.startsWith(refusal) || worded.has(code)) return [];
      const error = errors.get(`${prefix}${code}`);
      if (error === undefined) return [`${namespace}: ${key}: no error has this code`];
      return error === text ? [] : [`${namespace}: ${key}: other words than in ${ofCodes}`];
    }),
  );
}
