import path from 'node:path';
import { isLocale, type Locale } from '@foyer/contract';
import { isBelowFloor, isModernBrowser } from '@foyer/util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mapsGuestOf } from '../../platform/gateways/maps/mapsSettings.ts';
import { siteOrigin } from '../../platform/hosts/siteOrigin.ts';
import type { Site } from '../../platform/hosts/sites.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import { framePolicyOf, setPageHeaders } from '../../platform/http/answers/securityHeaders.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageGuest } from '../../platform/security/pageGuest.ts';
import { localeOfPage } from '../../platform/texts/negotiateLocale.ts';
import { firstViewHtml } from '../../platform/web/firstView.ts';
import { createFrameOrigins } from '../../platform/web/frameOrigins.ts';
import type { PageContent, PageProvider, PageRequest } from '../../platform/web/pageContent.ts';
import { createTemplateReader, fillPage, type FirstData } from '../../platform/web/pageHtml.ts';
import { partnerConfigOf, readSite } from '../../platform/web/siteHead.ts';
import { readAppBuilds, type AppBuilds } from './appBuilds.ts';
import { createPageReader } from './createPageReader.ts';
import { addressWithoutCode } from './exchangeCodeAddress.ts';
import { analyticsOfPage } from './pageAnalytics.ts';
import { createTimeZoneReader } from './pageTimeZones.ts';
import { upgradePage, upgradePath } from './upgradePage.ts';

/** Sends the app's page for the address of a request. @param root folder of the built app */
export type PageSender = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  root: string,
) => Promise<FastifyReply>;

/** Page on its way to a browser. */
interface OpenPage {
  page: PageRequest;
  template: string;
  root: string;
  nonce: string;
  /** Answers that the page's head was made from, for the app. */
  kept: FirstData[];
}

const nonceBytes = 18;

const withoutLocale = (pathname: string): string => {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : pathname;
};

const headersIn = (locale: Locale): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  vary: 'accept-language, user-agent',
});

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
 * Lists the scripts to load early. Each browser chooses its build by itself; they are named only if the choice is
 * certain.
 */
function earlyScripts(
  { modern, filesOf }: AppBuilds,
  parts: readonly string[],
  { headers }: FastifyRequest,
): { href: string; as: 'script' }[] {
  if (!isModernBrowser(headers['user-agent'] ?? '')) return [];
  const files = new Set([...modern, ...parts.flatMap((each) => filesOf(each))]);
  return [...files].map((href) => ({ href, as: 'script' }));
}

/** Creates the sender of pages: the built app's index, with the head, the first view and the first data of its address. */
export function createPageSender(
  app: FastifyInstance,
  { platform, pages }: { platform: Platform; pages: readonly PageProvider[] },
): PageSender {
  const readTemplate = createTemplateReader();
  const origins = createFrameOrigins(platform);
  const readTimeZones = createTimeZoneReader(platform);

  /** Sends unsupported browsers a page without anything that they could fail on [I1.08]. */
  async function sendUpgradePage(reply: FastifyReply, { page, nonce }: OpenPage): Promise<FastifyReply> {
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

  async function sendContent(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, template, root, nonce, kept }: OpenPage,
    content: PageContent,
  ): Promise<FastifyReply> {
    const { site, locale } = page;
    const { head = {}, parts = [], status = 200, firstView: view, firstData = [] } = content;
    const builds = await readAppBuilds(root, readTemplate);
    const preloads = [...(head.preloads ?? []), ...earlyScripts(builds, parts, request)];
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
          firstView: firstViewHtml({ view, site: platform.texts.forSite(site).site, locale, nonce }),
          firstData: [...kept, ...firstData, ...analytics.firstData, ...(await readTimeZones(locale))],
        }),
      );
  }

  return async (request, reply, site, root) => {
    const template = await readTemplate(path.join(root, 'index.html'));
    if (template === undefined) throw failure('notFound');
    const url = new URL(request.url, siteOrigin(site, platform.config.origin));
    const elsewhere = site.kind === 'widget' ? addressWithoutCode(url) : undefined;
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
    const locale = localeOfPage(url.pathname, request.headers['accept-language']);
    const kept: FirstData[] = [];
    const page = {
      site,
      locale,
      path: withoutLocale(url.pathname),
      query: url.searchParams,
      address: `${url.pathname}${url.search}`,
      cookies: request.headers.cookie,
      origin: url.origin,
      platform,
      read: createPageReader(app, request, locale, kept),
    };
    const nonce = platform.randomness(nonceBytes).toString('base64');
    const opened = { page, template, root, nonce, kept };
    if (page.path === upgradePath || isBelowFloor(request.headers['user-agent'] ?? ''))
      return sendUpgradePage(reply, opened);
    const content = await firstContent(pages, page);
    if (content.elsewhere !== undefined)
      return reply.header('cache-control', 'no-store').redirect(content.elsewhere, 302);
    return sendContent(request, reply, opened, content);
  };
}
