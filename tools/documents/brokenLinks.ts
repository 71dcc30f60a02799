const link = /\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
const fenced = /^```[\s\S]*?^```/gm;

/**
 * Lists the relative links of a Markdown document whose target does not exist. Code blocks are skipped.
 * @param exists whether a path relative to the document's folder is a file or folder
 */
export const brokenLinks = (document: string, exists: (target: string) => boolean): string[] =>
  [...document.replace(fenced, '').matchAll(link)]
    .map(([, target]) => target!)
    .filter((target) => !exists(target));
