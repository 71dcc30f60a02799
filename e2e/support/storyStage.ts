import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storybookFolder } from '../../tools/storybook/buildStorybook.ts';
import { setContextClock } from './browserClock.ts';

/** One story, as the index of the built Storybook has it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** Of the kit, and not of a page or a part of the product. */
  isKit: boolean;
}

interface IndexEntry extends Omit<Story, 'isKit'> {
  type: 'story' | 'docs';
  importPath: string;
}

/** What the toolbar says. */
export interface StoryDress {
  theme: string;
  locale: string;
  motion?: 'reduced';
}

export interface StoryStage {
  page: Page;
  /**
   * Shows a story and plays it.
   * @returns what went wrong with it, or nothing
   */
  show: (story: Story, dress: StoryDress) => Promise<string | undefined>;
  /** Dresses the story that is shown otherwise; nothing is loaded or mounted again. */
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

/** Every story that was built. */
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

/** The pages of text. */
export function builtGuides(): { id: string; title: string }[] {
  const file = path.join(storybookFolder, 'index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'docs');
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
  /** A story that is shown already is dressed otherwise. */
  isShown: boolean;
}

/** Runs in the page: tells Storybook what its toolbar and its list of stories would, and waits until it is done. */
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
 * A page on which stories of the built Storybook are shown one after the other, straight from its folder: there is no
 * server, and whatever is asked of anybody else fails.
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
  // A story that there is not: so the first one that is asked for is shown as every other. The accessibility panel rests.
  const raiseCurtain = async (): Promise<void> => {
    await page.goto(`${origin}/iframe.html?viewMode=story&id=none--none&globals=a11y.manual:!true`);
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
        // Storybook loads its page anew where the story before took too long to end, as on a busy machine.
        if (!String(error).includes('context was destroyed')) throw error;
        await raiseCurtain();
        return telling();
      });
    },
    close: () => context.close(),
  };
}
