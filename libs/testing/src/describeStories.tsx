/// <reference types="jest" />
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { ThemeRoot } from '@foyer/ui-kit';

interface Runnable {
  run: () => Promise<void>;
}

// jsdom lays nothing out, so colours are measured in the browser run of the same stories.
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

const inTheme = (Story: ComponentType) => (
  <ThemeRoot>
    <Story />
  </ThemeRoot>
);

/**
 * Plays every story of some modules in a test, in English, and lets axe look at each.
 * @param modules what the files of stories export, by name
 */
export function describeStories(modules: Record<string, object>): void {
  // Composing reads the annotations, so they come first.
  setProjectAnnotations([
    { initialGlobals: { theme: 'dark', locale: 'en-US' }, decorators: [inTheme as never] },
  ]);
  beforeAll(() => {
    // Stories wait for what they show by themselves.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
  describe.each(Object.entries(modules))('stories of %s', (_, module) => {
    const stories = Object.entries(composeStories(module as never)) as [string, Runnable][];
    it.each(stories)('%s plays, and axe finds nothing', async (_name, story) => {
      await story.run();
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    });
  });
}
