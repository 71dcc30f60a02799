import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storybookFolder } from '../../../tools/storybook/buildStorybook.ts';
import { setContextClock } from '../site/browserClock.ts';

/** Story, as in the index of the built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** Whether it belongs to the kit rather than to a product page. */
  isKit: boolean;
}

interface IndexEntry extends Omit<Story, 'isKit'> {
  type: 'story' | 'docs';
  importPath: string;
}

/** Settings of the toolbar. */
interface StoryDress {
  theme: string;
  locale: string;
  motion?: 'reduced';
}

export interface StoryStage {
  page: Page;
  /**
   * Shows a story and plays it.
   * @returns the error, if any
   */
  show: (story: Story, dress: StoryDress) => Promise<string | undefined>;
  /** Changes the settings of the shown story; nothing reloads or remounts. */
  dress: (dress: StoryDress) => Promise<void>;
  close: () => Promise<void>;
}

const origin = 'http://stories.localhost';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Lists every built story. */
export function builtStories(): Story[] {
  const file = path.join(storybookFolder, 'index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags, importPath }) => ({
      id,
      title,
      name,
      tags,
      isKit: importPath.startsWith('./libs/ui-kit/'),
    }));
}

type Heard = string | { storyId?: string; description?: string };
interface Channel {
  emit: (name: string, message: object) => void;
  on: (name: string, listener: (heard: Heard) => void) => void;
  off: (name: string, listener: (heard: Heard) => void) => void;
}
interface Asked {
  id: string;
  dress: StoryDress;
  /** Whether the story is already shown and only its settings change. */
  isShown: boolean;
}

/** Runs in the page: sends Storybook's toolbar and navigation events, and waits until they have taken effect. */
async function tell({ id, dress, isShown }: Asked): Promise<string | undefined> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const done = isShown ? 'storyRendered' : 'storyFinished';
  const problems = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  const listeners = new Map<string, (heard: Heard) => void>();
  const outcome = new Promise<string | undefined>((resolve) => {
    listeners.set(done, (heard) => {
      if ((typeof heard === 'string' ? heard : heard.storyId) === id) resolve(undefined);
    });
    for (const name of problems) {
      listeners.set(name, (heard) => resolve(`${name}: ${JSON.stringify(heard).slice(0, 300)}`));
    }
    window.setTimeout(() => resolve('it did not come to an end'), 8_000);
  });
  for (const [name, listener] of listeners) channel.on(name, listener);
  channel.emit('updateGlobals', { globals: dress });
  if (!isShown) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const problem = await outcome;
  for (const [name, listener] of listeners) channel.off(name, listener);
  await document.fonts.ready;
  return problem;
}

/**
 * Opens a page that shows stories of the built Storybook one after the other, straight from its folder: there is no
 * server, and requests to any other host fail.
 */
export async function openStoryStage(browser: Browser, device: BrowserContextOptions): Promise<StoryStage> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  await setContextClock(context);
  await context.route('**/*', async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    if (asked !== origin) return route.abort('blockedbyclient');
    const file = path.join(storybookFolder, path.normalize(pathname));
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({
      path: file,
      contentType: types[path.extname(file)] ?? 'application/octet-stream',
    });
  });
  const page = await context.newPage();
  let shownId: string | undefined;
  // Starts with a nonexistent story, so that the first real one is shown like all others. The accessibility panel is
  // off.
  const raiseCurtain = async (): Promise<void> => {
    const go = () =>
      page.goto(`${origin}/iframe.html?viewMode=story&id=none--none&globals=a11y.manual:!true`);
    // Storybook's own reload, below, may come in between.
    await go().catch(go);
    await page.locator('body.sb-show-errordisplay, body.sb-show-nopreview').waitFor({ state: 'attached' });
  };
  return {
    page,
    dress: async (dress) => {
      const problem = await page.evaluate(tell, { id: shownId ?? '', dress, isShown: true });
      if (problem) throw new Error(`${shownId}: ${problem}`);
    },
    async show({ id }, dress) {
      if (shownId === undefined) await raiseCurtain();
      shownId = id;
      const telling = () => page.evaluate(tell, { id, dress, isShown: false });
      return telling().catch(async (error: unknown) => {
        // Storybook reloads its page if the previous story took too long to tear down, as on a busy computer.
        if (!String(error).includes('context was destroyed')) throw error;
        await raiseCurtain();
        return telling();
      });
    },
    close: () => context.close(),
  };
}
