import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/** One chunk for these small pages; separate ones would bloat every page's manifest. */
const sitePages = () => import('./pages/sitePages.ts');

/**
 * Contact, organisers, careers and legal pages [I2.05, I2.29], and the debug pages [I2.10].
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
