import type { FastifyInstance } from 'fastify';
import { registerHostedFields } from '../gateways/payment/sandbox/hostedFieldsRoutes.ts';
import { sandboxOpenIdPlugin } from '../gateways/sign-in/sandbox/openIdRoutes.ts';
import type { SiteDirectory } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';
import { photoPlugin } from './identity/photo/photoPlugin.ts';
import { appleRedirectPlugin } from './identity/third-party/appleRedirectPlugin.ts';
import { artPlugin } from './marketplace/art/artPlugin.ts';
import { sitemapPlugin } from './marketplace/page/sitemapPlugin.ts';
import { redirectPlugin } from './shell/attribution/redirectPlugin.ts';
import { jobsPlugin } from './shell/careers/jobsPlugin.ts';
import { resumePlugin } from './shell/careers/resumePlugin.ts';
import { iconPlugin } from './shell/icon/iconPlugin.ts';
import { webManifestPlugin } from './shell/icon/webManifestPlugin.ts';
import { unsubscribePlugin } from './shell/newsletter/unsubscribePlugin.ts';
import { partnerPlugin } from './shell/partner/partnerPlugin.ts';

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
