import type { PageProvider } from '../../../platform/web/pageContent.ts';
import { readSite } from '../../../platform/web/siteHead.ts';

/** Head of the page that browsers cache as the start of any page while offline; it is specific to the site only. */
export const appShellPage: PageProvider = async (request) => {
  if (request.path !== '/app-shell') return undefined;
  return { head: { title: await readSite(request), isIndexed: false } };
};
