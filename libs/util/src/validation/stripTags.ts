const opensTag = /^[a-z!/]$/i;

/**
 * Takes HTML tags out of what was typed, as every field does before it is validated [I5.12]: `<`, a letter, `!` or `/`,
 * and all up to the next `>`. What is left has no tag, also where taking one out would have made another
 * (`<<b>b>`); `a < b` stays. One pass over the text, whatever is in it.
 */
export function stripTags(text: string): string {
  /** What stays: brackets, and the runs between them. */
  const kept: string[] = [];
  /** Where in `kept` the brackets stand that a `>` may still close. */
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
      // A tag has no bracket inside: nothing before this one can be closed any more.
      open = [];
    }
  }
  return kept.join('') + text.slice(from);
}

function nextBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '<' || text[at] === '>') return at;
  return -1;
}
