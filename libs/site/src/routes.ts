import type { ComponentType } from 'react';
import type { PageRoute } from '@foyer/contract';

/** One chunk for these small pages; separate ones would bloat every page's manifest. */
const sitePages = () => import('./pages/sitePages.ts');

/** Contact, organisers, careers and legal pages [I2.05, I2.29]. */
export const siteRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'contact',
    access: 'public',
    reportsPath: true,
    load: async () => (await sitePages()).ContactPage,
  },
  {
    address: 'organisers',
    access: 'public',
    reportsPath: true,
    load: async () => (await sitePages()).OrganisersPage,
  },
  {
    address: 'careers',
    access: 'public',
    load: async () => (await import('./pages/careers/CareersPage.tsx')).CareersPage,
  },
  {
    address: 'termsOfUse',
    access: 'public',
    hidesConsent: true,
    reportsPath: true,
    load: async () => (await sitePages()).TermsPage,
  },
  {
    address: 'privacyPolicy',
    access: 'public',
    hidesConsent: true,
    reportsPath: true,
    load: async () => (await sitePages()).PrivacyPage,
  },
];

/** Target of the links in newsletters [I7.27]. */
export const newsletterRoutes: readonly PageRoute<ComponentType>[] = [
  {
    address: 'newsletter',
    access: 'public',
    reportsPath: true,
    load: async () => (await import('./pages/newsletter/NewsletterPage.tsx')).NewsletterPage,
  },
];
