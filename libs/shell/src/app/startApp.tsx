import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { PublicConfiguration, WhiteLabelConfig } from '@foyer/contract';
import {
  createFoyerClient,
  createFoyerStore,
  restorePersisted,
  type Feature,
  type FirstData,
} from '@foyer/api-client';
import { signedOut } from '@foyer/identity';
import { createSafeStorage, isFramed, learnZones, type ZoneOffsets } from '@foyer/util';
import { createStyleCache, showTheme } from '@foyer/ui-kit';
import { storedTone, themeOf } from '../frame/footer/storedTone.ts';
import { createTexts, setSiteName, type LoadTexts } from '../locale/createTexts.ts';
import { detectLocale, localeKey } from '../locale/detectLocale.ts';
import { frameNamespaces } from '../messages/namespaces.ts';
import { loadOrReload } from '../router/lazyPage.ts';
import { preloadPage } from '../router/preloadPage.ts';
import { nameFirstEntry } from '../router/useScrollMemory.ts';
import type { AppDefinition } from './appDefinition.ts';
import { brandingOf } from '../brand/branding.ts';
import {
  goToWaitingRoom,
  localStore,
  pageNonce,
  reloadDoor,
  sessionId,
  sessionStore,
} from '../browser/browserDoors.ts';
import { tellDropped } from '../browser/droppedStore.ts';
import { keepEarlyEvents } from '../browser/earlyEvents.ts';
import { readFirstData } from '../browser/firstData.ts';
import { pageAskedAt } from '../browser/pageAskedAt.ts';
import { FoyerApp } from './FoyerApp.tsx';
import { createUnauthorized, takeLostSession } from './lostSession.ts';
import { tellNotAcceptable } from '../browser/notAcceptable.ts';
import { createTokenStore } from '../browser/tokenStore.ts';
import { loadVisitHeaders } from './visit.ts';

const memoryOnly = createSafeStorage(() => {
  throw new Error('A frame keeps nothing.');
});

const responseOf = <Response,>(firstData: readonly FirstData[], operationId: string): Response | undefined =>
  firstData.find((each) => each.operationId === operationId)?.response as Response | undefined;

/** Returns the inlined answers, unless their locale differs from the stored choice. Learns the zones, which have none. */
function firstDataFor(locale: string): FirstData[] {
  const brought = readFirstData(document);
  learnZones(responseOf<ZoneOffsets>(brought, 'timeZones'));
  if (document.documentElement.lang === locale) return brought;
  return brought.filter((each) => each.operationId === 'getWhiteLabelConfig');
}

function startingLocale() {
  return detectLocale({
    path: window.location.pathname,
    cookie: document.cookie,
    stored: localStore.getItem(localeKey),
    browser: navigator.languages,
    htmlTag: document.documentElement.lang,
  });
}

/** Loads texts of the frame and the features; reloads the page once when a file is missing. */
function textsOf(features: readonly Feature[], load: LoadTexts): LoadTexts {
  const namespaces: readonly string[] = [
    ...frameNamespaces,
    ...features.flatMap((feature) => feature.namespaces),
  ];
  return async (locale, namespace) => {
    if (!namespaces.includes(namespace))
      throw new Error(`No feature of this app has the texts ${namespace}.`);
    return loadOrReload(() => load(locale, namespace), reloadDoor, `${locale}/${namespace}`);
  };
}

/**
 * Starts an app in `#root`: client, store with inlined answers, stored state, texts, theme and pages.
 * A 401 signs out and reloads once, but never in a frame [I4.15].
 */
export async function startApp(definition: AppDefinition): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const framed = isFramed();
  keepEarlyEvents();
  const locale = startingLocale();
  const firstData = firstDataFor(locale);
  document.documentElement.lang = locale;
  nameFirstEntry(window.history);
  const tokens = createTokenStore(localStore, framed);
  let textLocale = () => locale;
  let visit = {};
  const client = createFoyerClient({
    baseUrl: '/api',
    tokens,
    sessionId: sessionId(),
    locale: () => textLocale(),
    visitHeaders: () => visit,
    onNotAcceptable: tellNotAcceptable,
    onWaitingRoom: goToWaitingRoom,
    onUnauthorized: createUnauthorized({
      tokens,
      isFramed: framed,
      storage: sessionStore,
      reload: reloadDoor.reload,
      leave: () => void store.dispatch(signedOut()),
    }),
  });
  const { features } = definition;
  const loadTexts = textsOf(features, definition.loadTexts);
  const storage = framed ? memoryOnly : localStore;
  const store = createFoyerStore({
    client,
    firstData,
    pageAskedAt: pageAskedAt(client.deviceNow),
    slices: features.flatMap(({ slices }) => slices?.({ tokens, storage, onDropped: tellDropped }) ?? []),
  });
  if (takeLostSession(sessionStore)) store.dispatch(signedOut());
  const configuration = responseOf<PublicConfiguration>(firstData, 'getConfiguration');
  const first = preloadPage(
    features.flatMap(({ routes }) => routes),
    configuration?.productAddress ?? 'Pass',
    window.location.pathname,
  );
  const [texts, firstPage, whiteLabel] = await Promise.all([
    createTexts(locale, loadTexts, configuration?.product ?? { one: 'Pass', other: 'Passes' }, first.texts),
    first.page,
    definition.partnerSite === undefined
      ? undefined
      : (responseOf<WhiteLabelConfig>(firstData, 'getWhiteLabelConfig') ??
        definition.partnerSite.readConfig(store, configuration)),
    restorePersisted(store),
    loadVisitHeaders(window.location.href).then((headers) => (visit = headers)),
  ]);
  if (firstPage) store.seedFirstData();
  textLocale = () => texts.language as typeof locale;
  if (whiteLabel) definition.partnerSite?.overrideTexts(texts, whiteLabel.translationOverrides);
  const { partnerSite, embedding } = definition;
  const look = await (whiteLabel ? partnerSite?.lookOf(whiteLabel) : embedding?.look());
  const branding = { ...brandingOf(definition.kind, whiteLabel), header: look?.header };
  setSiteName(texts, branding.name);
  if (look?.complaint) reportError(new Error(look.complaint));
  const tone = storedTone() ?? look?.tone;
  if (tone) showTheme(themeOf(tone, look?.themeRoot.defaults !== undefined));
  const nonce = pageNonce();
  const app = (
    <FoyerApp
      definition={definition}
      firstPage={firstPage}
      store={store}
      texts={texts}
      locale={locale}
      branding={branding}
      theme={{ cache: createStyleCache(nonce ? { nonce } : {}), ...look?.themeRoot }}
      clock={client.clock}
      onError={(error) => reportError(error)}
    />
  );
  // A transition renders in slices: the first render takes half a second on phones, which must stay responsive.
  startTransition(() => createRoot(root).render(app));
}
