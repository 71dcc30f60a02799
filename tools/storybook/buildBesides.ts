import { buildStorybook, isStorybookFresh } from './buildStorybook.ts';

const lastLines = (text: string): string => text.split('\n').slice(-5).join('\n');

/**
 * Builds the Storybook while the product is already served, and reports when it is done.
 * @returns a function that stops the build
 */
export function buildBesides(say: (line: string) => void): () => Promise<void> {
  if (isStorybookFresh()) return async () => undefined;
  const stopping = new AbortController();
  say('Building Storybook beside it (the product is not waiting for it) …');
  const built = buildStorybook({ signal: stopping.signal, isLowPriority: true }).then(
    (problem) => {
      if (stopping.signal.aborted) return;
      say(problem ? `Storybook could not be built:\n${lastLines(problem)}` : 'Storybook is built');
    },
    (error: unknown) => say(`Storybook could not be built: ${String(error)}`),
  );
  return async () => {
    stopping.abort();
    await built;
  };
}
