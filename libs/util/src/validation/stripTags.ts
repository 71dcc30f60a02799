const opensTag = /^[a-z!/]$/i;

/**
 * Removes HTML tags from typed text before validation [I5.12]: `<` followed by a letter, `!` or `/`, up to the next
 * `>`. The result has no tag, even where removing one would have formed another (`<<b>b>`); `a < b` stays. Takes one
 * pass.
 */
export function stripTags(text: string): string {
  /** Output: brackets, and the text between them. */
  const kept: string[] = [];
  /** Positions in `kept` of the brackets that a `>` may still close. */
  let open: number[] = [];
  let from = 0;
  for (let at = nextBracket(text, 0); at !== -1; at = nextBracket(text, at + 1)) {
    if (at > from) kept.push(text.slice(from, at));
    from = at + 1;
    const start = open.at(-1);
    if (text[at] === '<') {
      open.push(kept.push('<') - 1);
    } else if (start !== undefined && opensTag.test(kept[start + 1]?.charAt(0) ?? '')) {
      kept.length = start;
      open.pop();
    } else {
      kept.push('>');
      // A tag contains no bracket: earlier open brackets can't be closed any more.
      open = [];
    }
  }
  return kept.join('') + text.slice(from);
}

function nextBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '<' || text[at] === '>') return at;
  return -1;
}
