import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Commit that changed a documented component. */
export interface RecentChange {
  commit: string;
  /** `YYYY-MM-DD` */
  day: string;
  kind: ChangeKind;
  /** Scopes named by the commit; empty without any. */
  scopes: string[];
  text: string;
}

export type ChangeKind = 'feat' | 'fix' | 'style' | 'docs';

/** Documented paths: components, their stories and guides. */
const places = ['libs/ui-kit/src', 'libs/seat-map/src', 'libs/*/src/**/*.tsx', 'libs/*/src/**/*.mdx'];
const separator = '\u001f';
const subject = /^(feat|fix|style|docs)(?:\(([^)]+)\))?!?: (.+?)(?: \[[^\]]+\])?$/;

const isTold = (change: RecentChange | undefined): change is RecentChange => change !== undefined;

function changeOf(line: string): RecentChange | undefined {
  const [commit = '', day = '', title = ''] = line.split(separator);
  const found = subject.exec(title);
  if (!found) return undefined;
  const [, kind, scopes, text] = found;
  return { commit, day, kind: kind as ChangeKind, scopes: scopes?.split(',') ?? [], text: text! };
}

/**
 * Reads recent changes from the commit history when Storybook is built.
 * @returns newest first; empty without a history, as in an exported copy
 */
export function recentChanges(count: number): RecentChange[] {
  const format = ['%h', '%ad', '%s'].join('%x1f');
  const globs = places.map((place) => `:(glob)${place}${place.includes('*') ? '' : '/**'}`);
  try {
    const log = execFileSync(
      'git',
      ['log', '--no-merges', '--date=short', `--format=${format}`, '--max-count=400', '--', ...globs],
      {
        cwd: path.resolve(import.meta.dirname, '..'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return log.split('\n').map(changeOf).filter(isTold).slice(0, count);
  } catch {
    return [];
  }
}
