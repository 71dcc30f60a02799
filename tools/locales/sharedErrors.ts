/** Errors of every call, which each feature words in its own namespace so that no page loads another's texts. */
const shared = ['unreachable', 'timeout', 'unknown', 'rejected', 'server', 'tooManyRequests', 'required'];

/**
 * Finds errors of every call that two namespaces word differently.
 *
 * @param textsOf the texts of each namespace of one locale, by dotted key
 * @returns one line per problem, beginning with namespace and key
 */
export function sharedErrorProblems(textsOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return shared.flatMap((name) => {
    const key = `errors.${name}`;
    const worded = [...textsOf].flatMap(([namespace, texts]) => {
      const text = texts.get(key);
      return text === undefined ? [] : [{ namespace, text }];
    });
    const [first, ...others] = worded;
    return others
      .filter(({ text }) => text !== first!.text)
      .map(({ namespace }) => `${namespace}: ${key}: other words than in ${first!.namespace}`);
  });
}
