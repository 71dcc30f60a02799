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
