import { test as base, type Page } from '@playwright/test';
import {
  currentRun,
  isChosen,
  isTaken,
  keepPicture,
  type PictureName,
} from '../../tools/pictures/pictureRun.ts';
import { type Story, type StoryStage, builtStories, openStoryStage } from '../support/stories/storyStage.ts';
import { specialLooks } from './specialLooks.ts';

const run = currentRun();
const sizes = { 375: 667, 1440: 900 };
const locales = ['en-US', 'fr-CA'];
const tones = ['dark', 'light'];
/** Maximum height of a picture, for endless pages. */
const highest = 3_000;

const test = base.extend<object, { stage: StoryStage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await openStoryStage(browser, { timezoneId: 'America/New_York' });
      // Fixes the clock, so that relative times are the same in every run.
      await stage.page.clock.setFixedTime('2027-01-04T15:00:00Z');
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

async function wholePicture(page: Page): Promise<Buffer> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  const shown = Math.min(Math.max(long, Math.min(height, 320)), highest);
  // Elements fixed to the bottom of the window appear at the bottom of the picture.
  if (shown > height) await page.setViewportSize({ width, height: shown });
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: shown },
  });
  if (shown > height) await page.setViewportSize({ width, height });
  return png;
}

const nameOf = (look: string, { id }: Story): PictureName => `story/${look}/${id}`;
const plainLooks = Object.keys(sizes).flatMap((size) =>
  locales.flatMap((locale) =>
    tones.map((tone) => ({ size, tone, locale, look: `${size}-${tone}-${locale}` })),
  ),
);

/** Loads a story once; its size, locale and theme change in place. */
async function takeStory({ page, show, dress }: StoryStage, story: Story): Promise<string | undefined> {
  const wanted = plainLooks.filter(({ look }) => !isTaken(nameOf(look, story), run));
  const special = run.choice.special && story.isKit ? specialLooks : [];
  const open = special.filter(({ look }) => !isTaken(nameOf(look, story), run));
  if (wanted.length === 0 && open.length === 0) return undefined;
  await page.setViewportSize({ width: 375, height: sizes[375] });
  const problem = await show(story, { theme: 'dark', locale: 'en-US' });
  for (const { size, tone, locale, look } of wanted) {
    await page.setViewportSize({ width: Number(size), height: sizes[Number(size) as 375 | 1440] });
    await dress({ theme: tone, locale });
    keepPicture(nameOf(look, story), await wholePicture(page), run);
  }
  for (const { look, theme, locale, wear } of open) {
    await page.setViewportSize({ width: 375, height: sizes[375] });
    await dress({ theme, locale });
    const { takeOff, shoot } = await wear(page);
    keepPicture(nameOf(look, story), await (shoot ?? wholePicture)(page), run);
    await takeOff();
  }
  return problem;
}

const chosen = run.choice.stories
  ? builtStories().filter(({ id, title, name }) => isChosen(run, id, title, name))
  : [];
for (const [title, stories] of Map.groupBy(chosen, (story) => story.title)) {
  test(`${title} (${stories.length})`, async ({ stage }) => {
    test.setTimeout(600_000);
    for (const story of stories) {
      const problem = await takeStory(stage, story);
      if (problem) console.warn(`${story.id}: ${problem}`);
    }
  });
}
