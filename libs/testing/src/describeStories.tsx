/// <reference types="jest" />
/// <reference types="node" />
import { globSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { ThemeRoot } from '@foyer/ui-kit';
import { takeSample } from '@foyer/util/sampling';

interface Runnable {
  run: () => Promise<void>;
}

// jsdom has no layout, so the browser run of the same stories measures colours.
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

const inTheme = (Story: ComponentType) => (
  <ThemeRoot>
    <Story />
  </ThemeRoot>
);

/** Loads the story files of the library whose test is running, by path. */
function loadStories(): Record<string, object> {
  const folder = path.dirname(expect.getState().testPath!);
  const files = globSync('**/*.stories.tsx', { cwd: folder }).sort();
  return Object.fromEntries(files.map((file) => [file, jest.requireActual<object>(path.join(folder, file))]));
}

/**
 * Plays every story of a library in a test, in English, and checks a third of each file's stories with axe: another third with
 * each seed, all of them in a deep run. Called by `src/stories.test.tsx`.
 */
export function describeStories(): void {
  // Composing reads the annotations, so they are set first.
  setProjectAnnotations([
    { initialGlobals: { theme: 'dark', locale: 'en-US' }, decorators: [inTheme as never] },
  ]);
  beforeAll(() => {
    // Stories wait on their own for what they show.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
  describe.each(Object.entries(loadStories()))('stories of %s', (file, module) => {
    const stories = Object.entries(composeStories(module as never)) as [string, Runnable][];
    const names = stories.map(([name]) => name);
    const sample = takeSample(names, { label: `axe on ${file}`, count: Math.ceil(names.length / 3) });
    it.each(stories)('%s plays, and axe finds nothing', async (name, story) => {
      await story.run();
      if (!sample.includes(name)) return;
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    });
  });
}
