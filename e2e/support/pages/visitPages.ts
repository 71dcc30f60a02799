import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { FoyerSite } from '../site/foyerSite.ts';
import { openBlank } from './openBlank.ts';
import type { PageVisit, Visitor } from './pageVisit.ts';
import { pageVisits } from './pageVisits.ts';
import { followTraffic } from './pageTraffic.ts';
import { watchPages } from '../watches/pageWatch.ts';
import type { VisitSample } from './visitSample.ts';
import { type Say, wording } from './wording.ts';

export interface VisitOptions {
  browser: Browser;
  site: FoyerSite;
  sample: VisitSample;
  locale: string;
  /** Window size and other device settings. */
  device: BrowserContextOptions;
  /** Restricts the visits. */
  only?: (visit: PageVisit) => boolean;
}

const tokenKey = 'foyer-auth-token';

async function arrive(
  page: Page,
  visit: PageVisit,
  locale: string,
  settled: () => Promise<void>,
  say: Say,
): Promise<void> {
  await visit.before?.(page);
  await page.goto(`/${locale}${visit.path}`);
  await settled();
  await visit.act?.(page, say);
  await settled();
}

/** Visits every state of every page in one browser context, and passes each to `look`. */
export async function visitPages(
  { browser, site, sample, locale, device, only = () => true }: VisitOptions,
  look: (page: Page, visit: PageVisit) => Promise<void>,
): Promise<{ count: number; problems: string[] }> {
  const context = await browser.newContext({
    ...device,
    locale,
    baseURL: site.at(''),
    serviceWorkers: 'block',
  });
  const watch = await watchPages(context);
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  const traffic = followTraffic(page);
  const say = wording(locale);
  const tokens: Record<Visitor, string | undefined> = {
    nobody: undefined,
    fan: sample.fan.token,
    newcomer: sample.newcomer.token,
  };
  const missing: string[] = [];
  let visitor: Visitor = 'nobody';
  await openBlank(page);
  const visits = pageVisits(sample).filter(only);
  for (const visit of visits) {
    if (visit.as !== visitor) {
      visitor = visit.as;
      await page.evaluate(
        ([key, token]) => window.localStorage.setItem(key!, token!),
        [tokenKey, tokens[visitor] ?? ''],
      );
    }
    const arrival = arrive(page, visit, locale, traffic.settled, say);
    const problem = await arrival.then(
      () => undefined,
      (error: unknown) => `${visit.name} did not come: ${String(error).split('\n')[0]}`,
    );
    if (problem !== undefined) missing.push(problem);
    else await look(page, visit);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await context.close();
  return { count: visits.length, problems: [...missing, ...watch.problems] };
}
