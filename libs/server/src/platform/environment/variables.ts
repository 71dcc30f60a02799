/**
 * Reads environment variables that go together: all of them, or none.
 * @throws Error that names the missing ones if only some are set
 */
export function allOrNone<Name extends string>(
  variables: Record<string, string | undefined>,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} is missing: ${names.join(', ')} go together`);
  return Object.fromEntries(names.map((name) => [name, variables[name]])) as Record<Name, string>;
}

/** Reads a whole number from an environment variable. @throws Error that names the variable */
export function wholeNumber(
  variables: Record<string, string | undefined>,
  name: string,
  fallback: number,
  [from, to]: readonly [from: number, to: number],
): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Error(`${name}=${text} is not a whole number from ${from} to ${to}`);
  return value;
}
