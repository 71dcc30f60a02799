import type { PageProvider } from '../../../web/pageContent.ts';
import { readSite } from '../../../web/siteHead.ts';

/** The page that a browser keeps and begins any other with while it has no network: the site, and nothing of a page. */
export const appShellPage: PageProvider = async (request) => {
  if (request.path !== '/app-shell') return undefined;
  return { head: { title: await readSite(request), isIndexed: false } };
};
