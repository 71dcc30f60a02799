import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './journey.ts';
import type { WorkerSite } from './startWorkerSite.ts';
import { useWorkerSite } from './useWorkerSite.ts';

/** A Foyer that measures, by the tag server of the sandbox; where a visitor is, a header tells. */
export const test = base.extend<object, { workerSite: WorkerSite }>({
  workerSite: [
    async ({}, use, { workerIndex }) => {
      const settings = {
        FOYER_ANALYTICS: 'sandbox',
        FOYER_COUNTRY_HEADER: 'x-visitor-country',
        FOYER_REGION_HEADER: 'x-visitor-region',
      };
      await useWorkerSite({ workerIndex, settings }, use);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** What went out to tags, and to hosts that are known to measure. */
export interface TagTraffic {
  readonly scripts: string[];
  /** The bodies of what was collected. */
  readonly hits: string[];
  readonly names: () => string[];
}

const measures = /\/sandbox\/tags\/|google-analytics|googletagmanager|doubleclick|analytics\.google/;

/** Follows what a whole browser context asks for. */
export function followTags(context: BrowserContext): TagTraffic {
  const scripts: string[] = [];
  const hits: string[] = [];
  context.on('request', (request) => {
    if (!measures.test(request.url())) return;
    if (request.method() === 'POST') hits.push(request.postData() ?? '');
    else scripts.push(request.url());
  });
  return { scripts, hits, names: () => hits.map((hit) => (JSON.parse(hit) as { name: string }).name) };
}

export const analyticsCookies = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

export const banner = (page: Page) => page.getByRole('region', { name: 'Can we use analytics cookies?' });
