const mostTexts = 200;
const longestText = 200;

/**
 * Remembers what came of texts that are the same at most requests, such as the headers of a browser. What senders make up
 * drives nothing out that is not found again: when there is no room, all is forgotten, and what is long is not kept.
 */
export function rememberByText<T>(reckon: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = reckon(text);
    if (text.length > longestText) return result;
    if (known.size >= mostTexts) known.clear();
    known.set(text, result);
    return result;
  };
}
