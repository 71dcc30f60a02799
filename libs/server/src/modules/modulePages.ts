import type { PageProvider } from '../web/pageContent.ts';
import { marketplacePages } from './marketplace/page/marketplacePages.ts';
import { careersPages } from './shell/careers/careersPages.ts';
import { appShellPage } from './shell/page/appShellPage.ts';
import { sitePages } from './shell/page/sitePages.ts';

/** Providers of page heads, tried in this order. */
export const modulePages: readonly PageProvider[] = [appShellPage, sitePages, careersPages, marketplacePages];
