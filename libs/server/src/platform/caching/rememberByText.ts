const mostTexts = 200;
const longestText = 200;

/**
 * Memoises a function of texts that repeat in most requests, such as browser headers. The cache is cleared when full
 * and long texts are not cached, so callers who send ever new texts can't use up memory.
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
