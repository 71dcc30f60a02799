import { type CommandOptions, runScript } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { areLegacyAppsFresh } from './appsFreshness.ts';

/** Builds the legacy bundles in a process of its own. @returns the problem, or `undefined` */
async function buildLegacyBeside(options: CommandOptions = {}): Promise<string | undefined> {
  if (areLegacyAppsFresh()) return undefined;
  const { code, output } = await runScript(inWorkspace('tools/webpack/buildLegacy.ts'), [], options);
  return code === 0 ? undefined : output.trim();
}

/**
 * Builds the legacy bundles while the product is already served; until they are done, older browsers are asked to
 * upgrade.
 * @returns a function that stops the build, and a promise of its end
 */
export function buildLegacyBesides(say: (line: string) => void): {
  stop: () => void;
  done: Promise<void>;
} {
  const stopping = new AbortController();
  if (areLegacyAppsFresh()) return { stop: () => undefined, done: Promise.resolve() };
  say('Building the apps for older browsers beside it (the product is not waiting for that) …');
  const done = buildLegacyBeside({ signal: stopping.signal, isLowPriority: true }).then((problem) => {
    if (stopping.signal.aborted) return;
    say(
      problem
        ? `The apps for older browsers could not be built:\n${problem}`
        : 'The apps for older browsers are built',
    );
  });
  return { stop: () => stopping.abort(), done };
}
