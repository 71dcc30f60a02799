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
