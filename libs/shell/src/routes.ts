import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/** Small pages, and one file for all of them: every page of the site would know of each file. */
const sitePages = () => import('./pages/sitePages.ts');

/**
 * The pages about the site itself: contact, organisers, careers, terms and privacy [I2.05, I2.29],
 * and those for who looks for a fault [I2.10].
 */
export const siteRoutes: readonly PageRoute<ComponentType>[] = [
  { address: 'contact', access: 'public', load: async () => (await sitePages()).ContactPage },
  { address: 'organisers', access: 'public', load: async () => (await sitePages()).OrganisersPage },
  {
    address: 'careers',
    access: 'public',
    load: async () => (await import('./pages/careers/CareersPage.tsx')).CareersPage,
  },
  {
    address: 'debugErrorReporting',
    access: 'public',
    load: async () => (await import('./pages/debug/ErrorReportingPage.tsx')).ErrorReportingPage,
  },
  {
    address: 'debugRemoteConfig',
    access: 'public',
    load: async () => (await import('./pages/debug/RemoteConfigPage.tsx')).RemoteConfigPage,
  },
  { address: 'termsOfUse', access: 'public', load: async () => (await sitePages()).TermsPage },
  { address: 'privacyPolicy', access: 'public', load: async () => (await sitePages()).PrivacyPage },
];
