import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

const legalPages = () => import('./pages/legal/LegalPage.tsx');

/**
 * The pages about the site itself: contact, organisers, careers, terms and privacy [I2.05, I2.29],
 * and those for who looks for a fault [I2.10].
 */
export const siteRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'contact',
    access: 'public',
    load: async () => (await import('./pages/contact/ContactPage.tsx')).ContactPage,
  },
  {
    address: 'organisers',
    access: 'public',
    load: async () => (await import('./pages/organisers/OrganisersPage.tsx')).OrganisersPage,
  },
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
  { address: 'termsOfUse', access: 'public', load: async () => (await legalPages()).TermsPage },
  { address: 'privacyPolicy', access: 'public', load: async () => (await legalPages()).PrivacyPage },
];
