import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { builtFrom } from '../workspace/builtFrom.ts';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Folder of the static Storybook. */
export const storybookFolder = inWorkspace('.foyer', 'storybook');

const source = builtFrom({
  name: 'storybook',
  sources: [
    '.storybook/*',
    'libs/*/src/**/*.{ts,tsx,mdx,json,svg,woff2}',
    'libs/*/package.json',
    'locales/**/*.json',
    'package-lock.json',
  ],
  isLeftOut: (file) => /\.test\.tsx?$|^libs[\\/]server[\\/]src/.test(file),
});

/** Whether the static Storybook matches the current sources. */
export const isStorybookFresh = (): boolean =>
  existsSync(inWorkspace('.foyer', 'storybook', 'index.html')) && source.isFresh('static');

export interface StorybookBuild {
  /** Aborts the build. */
  signal?: AbortSignal;
  /** Runs at low CPU priority. */
  isLowPriority?: boolean;
}

/**
 * Builds the static Storybook beside the existing one and swaps it in when complete, so that readers of the old one are
 * not disturbed.
 * @returns the problem in a sentence, or `undefined`
 */
export async function buildStorybook({ signal, isLowPriority }: StorybookBuild = {}): Promise<
  string | undefined
> {
  if (isStorybookFresh()) return undefined;
  const builtHash = source.hash('static');
  const workshop = inWorkspace('.foyer', `storybook.${process.pid}`);
  // Storybook derives its title from the folder's name.
  const built = inWorkspace('.foyer', `storybook.${process.pid}`, 'Foyer');
  mkdirSync(workshop, { recursive: true });
  try {
    const { code, output } = await runCommand(
      'storybook',
      ['build', '--output-dir', built, '--disable-telemetry', '--quiet'],
      {
        env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
        ...(signal ? { signal } : {}),
        isLowPriority: isLowPriority === true,
      },
    );
    if (signal?.aborted) return 'It was stopped.';
    if (code !== 0 || !existsSync(`${built}/index.html`)) return output.trim();
    if (existsSync(storybookFolder)) renameSync(storybookFolder, `${workshop}/before`);
    renameSync(built, storybookFolder);
    source.record(builtHash);
    return undefined;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
