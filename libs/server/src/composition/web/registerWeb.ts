import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isLocale, operations, type Locale, type OperationId, type OperationTypes } from '@foyer/contract';
import { isBelowFloor, isModernBrowser } from '@foyer/util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mapsGuestOf } from '../../platform/gateways/maps/mapsSettings.ts';
import { siteOrigin } from '../../platform/hosts/siteOrigin.ts';
import type { Site, SiteDirectory } from '../../platform/hosts/sites.ts';
import { rememberSite } from '../../platform/hosts/siteWords.ts';
import { failure } from '../../platform/http/failure.ts';
import type { PageGuest } from '../../platform/security/pageGuest.ts';
import { framePolicyOf, setPageHeaders } from '../../platform/http/securityHeaders.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOfPage } from '../../platform/texts/negotiateLocale.ts';
import { readAppBuilds } from './appBuilds.ts';
import { isAssetPath, isWithheld, setAssetHeaders } from './assets.ts';
import { createStorybookSender, isStorybookPath } from './createStorybookSender.ts';
import { analyticsOfPage } from './pageAnalytics.ts';
import { createTimeZoneReader } from './pageTimeZones.ts';
import { addressWithoutCode } from './exchangeCodeAddress.ts';
import { createFrameOrigins } from '../../platform/web/frameOrigins.ts';
import type { PageContent, PageProvider, PageRequest } from '../../platform/web/pageContent.ts';
import { firstViewHtml } from '../../platform/web/firstView.ts';
import { createTemplateReader, fillPage, type FirstData } from '../../platform/web/pageHtml.ts';
import { partnerConfigOf, readSite } from '../../platform/web/siteHead.ts';
import { upgradePage, upgradePath } from './upgradePage.ts';

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

const nonceBytes = 18;

/** Finds the built apps of a workspace: `apps/<name>/dist`, where present. */
export function rootsIn(folder: string): WebOptions['roots'] {
  const built = (name: string) => {
    const root = path.resolve(folder, name, 'dist');
    return existsSync(path.join(root, 'index.html')) ? root : undefined;
  };
  const roots = { consumer: built('consumer'), whiteLabel: built('white-label'), widget: built('widget') };
  return Object.fromEntries(Object.entries(roots).filter(([, root]) => root !== undefined));
}

const withoutLocale = (pathname: string): string => {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : pathname;
};

const headersIn = (locale: Locale): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  vary: 'accept-language, user-agent',
});

/** Creates the function that calls our own API through all its layers and collects the answers. */
function createReader(
  app: FastifyInstance,
  request: FastifyRequest,
  locale: Locale,
  kept: FirstData[],
): PageRequest['read'] {
  return async <K extends OperationId>(operationId: K, asked: unknown = undefined) => {
    const { method, path: url } = operations[operationId];
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(method === 'GET' ? (asked ?? {}) : {})) {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (each !== undefined) parameters.append(name, String(each));
      }
    }
    const answer = await app.inject({
      method,
      url: `/api${url}?${parameters.toString()}`,
      headers: {
        host: request.headers.host ?? '',
        'accept-language': locale,
        ...(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }),
      },
      ...(method === 'GET' ? {} : { payload: asked ?? {} }),
    });
    if (answer.statusCode !== 200) return undefined;
    const response = answer.json<OperationTypes[K]['response']>();
    kept.push({ operationId, request: asked, response });
    return response;
  };
}

async function firstContent(providers: readonly PageProvider[], request: PageRequest): Promise<PageContent> {
  for (const provide of providers) {
    // A failing provider must not fail the page: it is sent without a head.
    const content = await provide(request).catch((error: unknown) => {
      request.platform.log.warn({ err: error }, 'page head');
      return undefined;
    });
    if (content) return content;
  }
  return {};
}

/**
 * Lists third-party programs of a page: reCAPTCHA and maps on our own sites, never on card fields or a partner's page.
 */
const guestsOf = ({ kind }: Site, { config, gateways }: Platform): (PageGuest | undefined)[] =>
  kind === 'pay' || kind === 'partner' ? [] : [gateways.recaptcha.guest, mapsGuestOf(config.maps)];

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
  const readTemplate = createTemplateReader();
  const origins = createFrameOrigins(platform);
  const readTimeZones = createTimeZoneReader(platform);

  /** Sends unsupported browsers a page without anything that they could fail on [I1.08]. */
  async function sendUpgradePage(
    reply: FastifyReply,
    page: PageRequest,
    nonce: string,
  ): Promise<FastifyReply> {
    const { ancestors } = await framePolicyOf(page.site, origins);
    const { html, policy } = upgradePage({
      locale: page.locale,
      texts: platform.texts.forSite(page.site),
      site: await readSite(page),
      isHouse: page.site.kind !== 'whiteLabel',
      nonce,
      ancestors,
    });
    if (ancestors.length > 0) reply.removeHeader('x-frame-options');
    return reply
      .headers({
        ...headersIn(page.locale),
        'content-security-policy': policy,
        'cache-control': 'private, no-cache',
      })
      .send(html);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    root: string,
  ): Promise<FastifyReply> {
    const template = await readTemplate(path.join(root, 'index.html'));
    if (template === undefined) throw failure('notFound');
    const url = new URL(request.url, siteOrigin(site, platform.config.origin));
    const elsewhere = site.kind === 'widget' ? addressWithoutCode(url) : undefined;
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
    const locale = localeOfPage(url.pathname, request.headers['accept-language']);
    const kept: FirstData[] = [];
    const read = createReader(app, request, locale, kept);
    const page = {
      site,
      locale,
      path: withoutLocale(url.pathname),
      query: url.searchParams,
      address: `${url.pathname}${url.search}`,
      cookies: request.headers.cookie,
      origin: url.origin,
      platform,
      read,
    };
    const nonce = platform.randomness(nonceBytes).toString('base64');
    const userAgent = request.headers['user-agent'] ?? '';
    if (page.path === upgradePath || isBelowFloor(userAgent)) return sendUpgradePage(reply, page, nonce);
    const content = await firstContent(pages, page);
    if (content.elsewhere !== undefined)
      return reply.header('cache-control', 'no-store').redirect(content.elsewhere, 302);
    const { head = {}, parts = [], status = 200, firstView, firstData = [] } = content;
    const builds = await readAppBuilds(root, readTemplate);
    // Each browser chooses its build; preload headers are sent only if the choice is certain.
    const early = isModernBrowser(userAgent)
      ? new Set([...builds.modern, ...parts.flatMap((each) => builds.filesOf(each))])
      : [];
    const preloads = [
      ...(head.preloads ?? []),
      ...[...early].map((href) => ({ href, as: 'script' as const })),
    ];
    const analytics = await analyticsOfPage(site, platform, { headers: request.headers, kept });
    const guests = [...guestsOf(site, platform), analytics.guest].filter((guest) => guest !== undefined);
    setPageHeaders(reply, nonce, await framePolicyOf(site, origins), guests);
    return reply
      .code(status)
      .headers(headersIn(locale))
      .send(
        fillPage(template, {
          locale,
          nonce,
          head: { ...head, preloads },
          hasOwnFont: partnerConfigOf(kept)?.theme.font !== undefined,
          legacy: builds.legacy,
          firstView: firstViewHtml({
            view: firstView,
            site: platform.texts.forSite(site).site,
            locale,
            nonce,
          }),
          firstData: [...kept, ...firstData, ...analytics.firstData, ...(await readTimeZones(locale))],
        }),
      );
  }

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
