/** Choices of entries: equal ones share one list, since a million entries choose among a few offers. */
export function createChoices(): (choices: string[]) => string[] {
  const known = new Map<string, string[]>();
  return (choices) => {
    const key = choices.join();
    if (!known.has(key)) known.set(key, choices);
    return known.get(key)!;
  };
}
