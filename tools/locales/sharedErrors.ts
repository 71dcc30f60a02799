/** Namespace of the texts of error codes. */
const ofCodes = 'server';
/** Namespace of the common errors, which every app has loaded. */
const ofCommonErrors = 'shell';
const prefix = 'errors.';

/**
 * Finds errors that two namespaces word differently, such as an error code that a form shows without asking the server,
 * and repeats of common errors.
 *
 * @param textsOf the texts of each namespace of one locale, by dotted key
 * @returns one line per problem, beginning with namespace and key
 */
export function sharedErrorProblems(textsOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
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
