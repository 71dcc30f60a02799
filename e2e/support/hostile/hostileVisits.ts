import { expect, type Browser, type Page } from '@playwright/test';
import { untilLoaded } from '../pages/untilLoaded.ts';
import { strangeParts } from './hostileStirring.ts';
import { watchHostile, type HostileWatch } from './hostileWatch.ts';
import type { WorkerSite } from '../site/startWorkerSite.ts';

export interface Visits extends HostileWatch {
  page: Page;
  parts: string[];
  /** Opens an address; the page must load. */
  visit: (address: string) => Promise<void>;
}

/** Opens one page that records problems from visit to visit. */
export async function startVisits(browser: Browser, { site }: WorkerSite): Promise<Visits> {
  const watch = await watchHostile(browser, site, { locale: 'en-US' });
  const page = await watch.context.newPage();
  const parts: string[] = [];
  const visit = async (address: string): Promise<void> => {
    await page.goto(address, { waitUntil: 'load' });
    await untilLoaded(page);
    parts.push(...(await page.evaluate(strangeParts)).map((part) => `${address}: ${part}`));
  };
  return { ...watch, page, parts, visit };
}

/** Expects that nothing ran, no third party was contacted and no error was thrown. */
export async function expectCalm({ context, fired, strangers, errors, parts }: Visits): Promise<void> {
  expect([...fired, ...strangers, ...errors, ...parts]).toEqual([]);
  await context.close();
}
