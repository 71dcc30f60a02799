import { createRequire } from 'node:module';
import { expect, test as base } from '@playwright/test';
import { isInShare } from '@foyer/util/sampling';
import { hardCodedTexts } from '../support/stories/hardCodedTexts.ts';
import { contrastFindings, spills, stretch } from '../support/stories/storyChecks.ts';
import { type Story, type StoryStage, builtStories, openStoryStage } from '../support/stories/storyStage.ts';

const themes = ['dark', 'light', 'clientDark', 'clientLight'];
/** A story is tested in one theme, chosen by the seed of the run; in a deep run, in all themes. */
const themesOf = ({ id }: Story): string[] =>
  themes.filter((_theme, share) => isInShare(id, { label: 'themes of stories', share, of: themes.length }));
const directions = ['rtl', 'ltr'] as const;
/** As above, for text directions. */
const directionsOf = ({ id }: Story): (typeof directions)[number][] =>
  directions.filter((_direction, share) =>
    isInShare(id, { label: 'directions of stories', share, of: directions.length }),
  );
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Narrowest phone; each worker shows its stories one after the other in a single page. */
const test = base.extend<object, { stage: StoryStage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await openStoryStage(browser, {
        viewport: { width: 320, height: 640 },
        reducedMotion: 'reduce',
        timezoneId: 'America/New_York',
      });
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

const shown = builtStories().filter(({ isKit, tags }) => isKit || tags.includes('page'));

for (const [title, stories] of Map.groupBy(shown, (story) => story.title)) {
  test(`${title}: reads in every theme, and fits 320 px with long words, both ways, and says what is in the texts [I9.06, CL-08]`, async ({
    stage,
  }) => {
    const { page } = stage;
    const found: string[] = [];
    for (const story of stories) {
      // Played in the locale that it was written for.
      const problem = await stage.show(story, { theme: 'dark', locale: 'en-US' });
      if (problem) {
        found.push(`${story.name}: ${problem}`);
        continue;
      }
      // Product pages are tested on the real server, with their surroundings.
      if (story.isKit) {
        if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axeFile });
        found.push(
          ...(await contrastFindings(page, themesOf(story))).map((each) => `${story.name}: ${each}`),
        );
      } else {
        await stage.dress({ theme: 'dark', locale: 'en-XA' });
        const words = [...(await hardCodedTexts(page)), ...(await spills(page, 'ltr'))];
        found.push(...words.map((each) => `${story.name}: ${each}`));
      }
      await stage.dress({ theme: 'dark', locale: 'fr-CA' });
      await stretch(page);
      for (const direction of directionsOf(story)) {
        found.push(...(await spills(page, direction)).map((each) => `${story.name}: ${each}`));
      }
      await page.evaluate(() => void (document.documentElement.dir = 'ltr'));
    }
    expect(found).toEqual([]);
  });
}

test('overflow and low contrast are found', async ({ stage }) => {
  const { page } = stage;
  const story = shown.find(({ id }) => id.startsWith('components-buttons'))!;
  await stage.show(story, { theme: 'dark', locale: 'fr-CA' });
  await page.addScriptTag({ path: axeFile });
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Hard to read' });
    pale.style.color = 'color-mix(in srgb, var(--foyer-color-background, gray), gray 10%)';
    const narrow = Object.assign(document.createElement('button'), { textContent: 'Does not fit in here' });
    narrow.style.cssText = 'display: block; width: 40px; white-space: nowrap; margin-inline-start: 290px';
    document.querySelector('#storybook-root')!.append(pale, narrow);
  });
  expect(await contrastFindings(page, themes)).not.toEqual([]);
  for (const direction of ['ltr', 'rtl'] as const) {
    const found = await spills(page, direction);
    expect(found.join('\n')).toContain('px wide');
    expect(found.join('\n')).toContain('stands out of its box');
  }
});

test('hard-coded texts are found', async ({ stage }) => {
  const { page } = stage;
  const story = shown.find(({ isKit, title }) => !isKit && title.includes('Site'))!;
  await stage.show(story, { theme: 'dark', locale: 'en-XA' });
  // Identifier from the code, not a text.
  await page.evaluate(() =>
    document
      .querySelector('#storybook-root')!
      .append(Object.assign(document.createElement('p'), { textContent: 'userLocale' })),
  );
  expect(await hardCodedTexts(page)).toEqual(['"userLocale" is not in the texts']);
});
