import type { BrowserContext, Page } from '@playwright/test';

/** Requests to tags and known analytics hosts. */
export interface TagTraffic {
  readonly scripts: string[];
  /** Bodies of the collected hits. */
  readonly hits: string[];
  readonly names: () => string[];
}

const measures = /\/sandbox\/tags\/|google-analytics|googletagmanager|doubleclick|analytics\.google/;

/** Records the requests of a whole browser context. */
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
