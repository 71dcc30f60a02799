/** Tokens that are handed over together [C4.16]. */
export interface TokenSelection {
  /** Token that the fan began with; it stays selected. */
  main: string;
  initial: readonly string[];
  chosen: readonly string[];
}

export const startSelection = (main: string): TokenSelection => ({ main, initial: [main], chosen: [main] });

/** Adds a token, or removes it; the main one stays. */
export function toggleToken(selection: TokenSelection, tokenId: string): TokenSelection {
  const { main, chosen } = selection;
  if (tokenId === main) return selection;
  const others = chosen.filter((each) => each !== tokenId);
  return { ...selection, chosen: others.length < chosen.length ? others : [...chosen, tokenId] };
}

/** Keeps only the main token. */
export const resetSelection = (selection: TokenSelection): TokenSelection => ({
  ...selection,
  chosen: [selection.main],
});

/** Tells whether the set differs from the one that it began with. */
export const isEdited = ({ initial, chosen }: TokenSelection): boolean =>
  initial.length !== chosen.length || initial.some((each) => !chosen.includes(each));
