import type { PageProvider } from '../platform/web/pageContent.ts';
import { marketplacePages } from '../modules/marketplace/page/marketplacePages.ts';
import { careersPages } from '../modules/shell/careers/careersPages.ts';
import { appShellPage } from '../modules/shell/page/appShellPage.ts';
import { sitePages } from '../modules/shell/page/sitePages.ts';

/** Providers of page heads, tried in this order. */
export const modulePages: readonly PageProvider[] = [appShellPage, sitePages, careersPages, marketplacePages];
