import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';

/** Script that a page has run: a file or an inline script. */
export type RunScript = { url: string; body: string } | { inline: string };

const fingerprint = (body: string): string => createHash('sha256').update(body).digest('hex');

/** Data block that the server writes into every page; browsers do not execute it. */
export const isData = (type: string): boolean =>
  type === 'application/json' || type === 'application/ld+json';

/**
 * Checks the scripts of a page against the build: each file byte for byte, and inline only those of the built document
 * [BR-11].
 * @returns a sentence about each unlisted script
 */
export function unknownScripts(scripts: readonly RunScript[], dist: string): string[] {
  const html = readFileSync(inWorkspace(dist, 'index.html'), 'utf8');
  return scripts.flatMap((script) => {
    if ('inline' in script)
      return html.includes(script.inline) ? [] : [`a script between tags: ${script.inline.slice(0, 80)}`];
    const { pathname } = new URL(script.url);
    const file = inWorkspace(dist, pathname.slice(1));
    if (!existsSync(file)) return [`a file that was not built: ${pathname}`];
    return fingerprint(readFileSync(file, 'utf8')) === fingerprint(script.body)
      ? []
      : [`another content than was built: ${pathname}`];
  });
}
