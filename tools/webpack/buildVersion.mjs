import { execFileSync } from 'node:child_process';

function git(root, ...words) {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

const plain = (text) => text.replace(/[^\w./-]/g, '').slice(0, 60);

/**
 * Builds the tag with commit and branch, for the version panel and for error reports. FOYER_WEB_COMMIT and
 * FOYER_WEB_BRANCH set them where there is no repository. It is part of the page, so that no script changes with it.
 */
export function versionTag(root, variables = process.env) {
  const commit = plain(variables.FOYER_WEB_COMMIT || git(root, 'rev-parse', '--short=10', 'HEAD'));
  const branch = plain(variables.FOYER_WEB_BRANCH || git(root, 'rev-parse', '--abbrev-ref', 'HEAD'));
  const content = [commit, branch].filter(Boolean).join(' ');
  return content === '' ? '' : `<meta name="foyer-build" content="${content}" />`;
}
