import { parse, parseFragment, type DefaultTreeAdapterMap } from 'parse5';

type HtmlNode = DefaultTreeAdapterMap['node'];

const childrenOf = (node: HtmlNode): readonly HtmlNode[] => ('childNodes' in node ? node.childNodes : []);
const breaks = new Set(['br', 'p', 'div', 'li', 'h1', 'h2', 'h3', 'h4']);

function textIn(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  const text = childrenOf(node).map(textIn).join('');
  return breaks.has(node.nodeName) ? `${text}\n` : text;
}

/**
 * Returns a text without tags and character references, which sites put into JSON-LD although its texts are plain;
 * twice where a reference was itself escaped (`&amp;amp;`).
 */
export function plainOf(text: string): string {
  if (!/[&<]/.test(text)) return text;
  const once = textIn(parseFragment(text)).trim();
  return /&(?:amp|lt|gt|quot|#\d+);/.test(once) ? textIn(parseFragment(once)).trim() : once;
}

/** Returns the contents of the JSON-LD scripts of a page, without those in comments, templates and fallbacks. */
export function jsonLdScripts(page: string): string[] {
  const found: string[] = [];
  const open: HtmlNode[] = [parse(page)];
  for (let node = open.pop(); node; node = open.pop()) {
    const isJsonLd =
      'attrs' in node &&
      node.attrs.some(({ name, value }) => name === 'type' && /^\s*application\/ld\+json\b/i.test(value));
    if (node.nodeName === 'script' && isJsonLd) found.push(textIn(node));
    else open.push(...childrenOf(node).toReversed());
  }
  return found;
}
