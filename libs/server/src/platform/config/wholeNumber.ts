/** Reads a whole number from an environment variable. @throws Error that names the variable */
export function wholeNumber(
  variables: Record<string, string | undefined>,
  name: string,
  fallback: number,
  maximum = Number.MAX_SAFE_INTEGER,
): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > maximum)
    throw new Error(`${name}=${text} is not a whole number up to ${maximum}`);
  return value;
}
