import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../workspace/workspacePaths.ts';

/**
 * Seeds the samples of a run and of its child processes, unless FOYER_TEST_SEED is set. The seed derives from the
 * commit, so that a second run repeats the first and the next commit tries other samples.
 */
export function chooseSeed(): void {
  if (process.env['FOYER_TEST_SEED']) return;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    process.env['FOYER_TEST_SEED'] = commit.trim();
  } catch {
    // Sources without a repository keep the fixed seed.
  }
}
