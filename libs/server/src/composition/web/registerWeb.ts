import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Site, SiteDirectory } from '../../platform/hosts/sites.ts';
import { rememberSite } from '../../platform/hosts/siteWords.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageProvider } from '../../platform/web/pageContent.ts';
import { isAssetPath, isWithheld, setAssetHeaders } from './assets.ts';
import { createPageSender } from './createPageSender.ts';
import { createStorybookSender, isStorybookPath } from './createStorybookSender.ts';

export interface WebOptions {
  /** Folder of the built app, with `index.html`, by kind of site. */
  roots: Partial<Record<Site['kind'], string>>;
  /** Folder of the Storybook build, if the consumer site serves it at `/storybook`; it may be created later. */
  storybook?: string;
  /** Providers of page heads; default: those of the modules. */
  pages?: readonly PageProvider[];
}

interface WebParts extends WebOptions {
  pages: readonly PageProvider[];
  platform: Platform;
  sites: SiteDirectory;
}

/** Finds the built apps of a workspace: `apps/<name>/dist`, where present. */
export function rootsIn(folder: string): WebOptions['roots'] {
  const built = (name: string) => {
    const root = path.resolve(folder, name, 'dist');
    return existsSync(path.join(root, 'index.html')) ? root : undefined;
  };
  const roots = { consumer: built('consumer'), whiteLabel: built('white-label'), widget: built('widget') };
  return Object.fromEntries(Object.entries(roots).filter(([, root]) => root !== undefined));
}

/**
 * Serves the built apps by host: files as they are, and the app's index for every other path, since the app does the
 * routing. Paths below /api or /sandbox are never pages.
 */
export async function registerWeb(
  app: FastifyInstance,
  { platform, sites, roots, storybook, pages }: WebParts,
): Promise<void> {
  const folders = [...new Set([...Object.values(roots), ...(storybook ? [storybook] : [])])];
  if (folders.length === 0) return;
  await app.register(fastifyStatic, {
    root: folders,
    // Storybook may be built after the start.
    suppressWarning: true,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const sendStorybook = storybook ? createStorybookSender(storybook) : undefined;
  const sendPage = createPageSender(app, { platform, pages });

  app.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const site = await sites.siteFor(request.headers.host);
    rememberSite(request, site);
    const root = roots[site.kind];
    if (sendStorybook && site.kind === 'consumer' && isStorybookPath(pathname))
      return sendStorybook(request, reply);
    if (!root || /^\/(api|sandbox)(\/|$)/.test(pathname)) throw failure('notFound');
    if (!isAssetPath(pathname)) return sendPage(request, reply, site, root);
    const file = decodeURIComponent(pathname.slice(1));
    if (isWithheld(file)) throw failure('notFound');
    setAssetHeaders(reply, pathname);
    return reply.sendFile(file, root);
  });
}
