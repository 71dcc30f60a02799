import {
  lazy,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Locale } from '@foyer/contract';
import type { FoyerStore, ServerClock } from '@foyer/api-client';
import { useDeployment } from '@foyer/api-client/shell';
import { loadAccessGate } from '@foyer/identity';
import { whenIdle, isFramed } from '@foyer/util';
import { ClockProvider, ThemeRoot, type ThemeRootProps } from '@foyer/ui-kit';
import { fontFaces } from '@foyer/ui-kit/fonts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { LocaleProvider } from '../locale/LocaleContext.tsx';
import { useProductWord } from '../locale/useProductWord.ts';
import type { AppRoute } from '../router/appRoute.ts';
import { AppRouter } from '../router/AppRouter.tsx';
import { CurrentRouteProvider } from '../router/currentRoute.ts';
import { lazyPage, loadOrReload } from '../router/lazyPage.ts';
import type { FirstPage } from '../router/preloadPage.ts';
import type { AppDefinition } from './appDefinition.ts';
import { BrandingProvider, type Branding } from '../brand/branding.ts';
import { reloadDoor } from '../browser/browserDoors.ts';

export interface FoyerAppProps {
  definition: AppDefinition;
  /** Page of the current address, if it has loaded. */
  firstPage?: FirstPage | undefined;
  store: FoyerStore;
  texts: i18n;
  locale: Locale;
  branding: Branding;
  theme: Pick<ThemeRootProps, 'cache' | 'defaults' | 'clients' | 'fonts'>;
  clock: ServerClock;
  onError: (error: unknown) => void;
}

/** Loads a page and its endpoints, then seeds the answers that the server inlined in the document. */
const loaderFor =
  (store: FoyerStore, firstPage: FirstPage | undefined) =>
  (route: AppRoute): ComponentType => {
    if (route === firstPage?.route) return firstPage.Page;
    const load = async (): Promise<ComponentType> => {
      const page = await route.load();
      store.seedFirstData();
      return page;
    };
    return lazyPage(load, reloadDoor, route.address);
  };

const AccessGate = lazy(async () => ({
  default: await loadOrReload(loadAccessGate, reloadDoor, 'gate'),
}));
const preloadGate = (): void => void loadAccessGate().catch(() => undefined);

const drawPage = (route: AppRoute, Page: ComponentType): ReactNode =>
  route.access === 'signedIn' ? (
    <AccessGate>
      <Page />
    </AccessGate>
  ) : (
    <Page />
  );

type PagesProps = Pick<FoyerAppProps, 'definition' | 'firstPage' | 'store' | 'onError'> & {
  prefix: Locale | undefined;
  /** Server time in epoch milliseconds. */
  clock: () => number;
};

function Pages({ definition, firstPage, store, prefix, clock, onError }: PagesProps) {
  useProductWord();
  // Preloads the gate, so that a gated page needn't wait for it.
  useEffect(() => whenIdle(preloadGate), []);
  const loadLazily = useMemo(() => loaderFor(store, firstPage), [store, firstPage]);
  const routes = useMemo(() => definition.features.flatMap((feature) => feature.routes), [definition]);
  const productAddress = useDeployment()?.productAddress ?? 'Pass';
  const drawFrame = useCallback(
    (page: ReactNode, route: AppRoute | undefined) => (
      <CurrentRouteProvider value={route}>
        <AppFrame
          features={definition.features}
          embedding={isFramed() ? definition.embedding : undefined}
          hidesCart={route?.hidesCart === true}
          hasBareHeader={route?.bareHeader === true}
          beginsWithArt={route?.beginsWithArt === true}
          clock={clock}
          onError={onError}
        >
          {page}
        </AppFrame>
      </CurrentRouteProvider>
    ),
    [definition, clock, onError],
  );
  return (
    <AppRouter
      routes={routes}
      productAddress={productAddress}
      prefix={prefix}
      lazyPage={loadLazily}
      drawPage={drawPage}
      drawFrame={drawFrame}
    />
  );
}

/** Provides the server's time to all countdowns, which start anew when the clock is corrected. */
function ServerTime({ clock, children }: { clock: ServerClock; children: ReactNode }) {
  const now = useSyncExternalStore(clock.subscribe, clock.reading);
  return <ClockProvider now={now}>{children}</ClockProvider>;
}

/** Whole app: store, texts, theme, brand, locale and pages. */
export function FoyerApp({
  definition,
  firstPage,
  store,
  texts,
  locale,
  branding,
  theme,
  clock,
  onError,
}: FoyerAppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <ThemeRoot fonts={fontFaces} {...theme}>
          <ServerTime clock={clock}>
            <BrandingProvider value={branding}>
              <LocaleProvider initial={locale} onInvalid={onError}>
                {(prefix) => (
                  <Pages
                    definition={definition}
                    firstPage={firstPage}
                    store={store}
                    prefix={prefix}
                    clock={clock.now}
                    onError={onError}
                  />
                )}
              </LocaleProvider>
            </BrandingProvider>
          </ServerTime>
        </ThemeRoot>
      </I18nextProvider>
    </Provider>
  );
}
