import type { FastifyInstance } from 'fastify';
import { registerHostedFields } from '../sandbox/payment/hostedFieldsRoutes.ts';
import { sandboxOpenIdPlugin } from '../sandbox/sign-in/openIdRoutes.ts';
import type { SiteDirectory } from '../platform/hosts/sites.ts';
import type { Platform } from '../platform/platform.ts';
import { photoPlugin } from '../modules/identity/photo/photoPlugin.ts';
import { appleRedirectPlugin } from '../modules/identity/third-party/appleRedirectPlugin.ts';
import { artPlugin } from '../modules/marketplace/art/artPlugin.ts';
import { sitemapPlugin } from './web/sitemapPlugin.ts';
import { redirectPlugin } from '../modules/shell/attribution/redirectPlugin.ts';
import { jobsPlugin } from '../modules/shell/careers/jobsPlugin.ts';
import { resumePlugin } from '../modules/shell/careers/resumePlugin.ts';
import { iconPlugin } from '../modules/shell/icon/iconPlugin.ts';
import { webManifestPlugin } from '../modules/shell/icon/webManifestPlugin.ts';
import { unsubscribePlugin } from '../modules/shell/newsletter/unsubscribePlugin.ts';
import { partnerPlugin } from '../modules/shell/partner/partnerPlugin.ts';

/** Registers routes of a module outside the contract: pictures, the hosted card fields. */
export type ModulePlugin = (
  app: FastifyInstance,
  parts: { platform: Platform; sites: SiteDirectory },
) => Promise<void> | void;

export const modulePlugins: readonly ModulePlugin[] = [
  artPlugin,
  photoPlugin,
  sitemapPlugin,
  iconPlugin,
  webManifestPlugin,
  jobsPlugin,
  redirectPlugin,
  resumePlugin,
  partnerPlugin,
  registerHostedFields,
  appleRedirectPlugin,
  unsubscribePlugin,
  sandboxOpenIdPlugin,
];
