const link = /\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
/** A Markdown file at the start of brackets or backticks; the text of a link is left to `link`. */
const cited = /[[`]([\w./-]+\.mdx?)\b(?![^\]\n]*\]\()/g;
const fenced = /^```[\s\S]*?^```/gm;

/**
 * Lists the relative links of a Markdown document whose target does not exist. Code blocks are skipped.
 * @param exists whether a path relative to the document's folder is a file or folder
 */
export const brokenLinks = (document: string, exists: (target: string) => boolean): string[] =>
  [...document.replace(fenced, '').matchAll(link)]
    .map(([, target]) => target!)
    .filter((target) => !exists(target));

/**
 * Lists the Markdown files that a text cites in brackets or backticks and that do not exist.
 * @param exists whether there is a file at this path
 */
export const missingDocuments = (text: string, exists: (target: string) => boolean): string[] =>
  [...text.matchAll(cited)].map(([, target]) => target!).filter((target) => !exists(target));
