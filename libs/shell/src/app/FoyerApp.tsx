import { useCallback, useMemo, type ComponentType } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import type { Locale } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { useDeployment } from '@foyer/api-client/shell';
import { AccessGate } from '@foyer/identity';
import { ClockProvider, ThemeRoot, type ThemeRootProps } from '@foyer/ui-kit';
import { fontFaces } from '@foyer/ui-kit/fonts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { LocaleProvider } from '../locale/LocaleContext.tsx';
import { createAppRouter } from '../router/createAppRouter.tsx';
import { lazyPage } from '../router/lazyPage.ts';
import type { AppDefinition, AppRoute } from './appDefinition.ts';
import { BrandingProvider, type Branding } from './branding.ts';
import { isFramed, sessionStore } from './browserDoors.ts';

export interface FoyerAppProps {
  definition: AppDefinition;
  store: FoyerStore;
  texts: i18n;
  locale: Locale;
  branding: Branding;
  theme: Pick<ThemeRootProps, 'cache' | 'defaults' | 'custom'>;
  /** The server's time in epoch milliseconds. */
  clock: () => number;
  onError: (error: unknown) => void;
}

const door = { storage: sessionStore, reload: () => window.location.reload() };

function Routes({
  definition,
  prefix,
  clock,
  onError,
}: Omit<FoyerAppProps, 'store' | 'texts' | 'theme' | 'locale' | 'branding'> & {
  prefix: Locale | undefined;
}) {
  const productAddress = useDeployment()?.productAddress ?? 'Pass';
  const drawPage = useCallback(
    (route: AppRoute, Page: ComponentType) =>
      route.access === 'signedIn' ? (
        <AccessGate>
          <Page />
        </AccessGate>
      ) : (
        <Page />
      ),
    [],
  );
  const router = useMemo(
    () =>
      createAppRouter({
        routes: definition.routes,
        productAddress,
        prefix,
        frame: (
          <AppFrame
            slots={definition.slots}
            isBare={definition.kind === 'widget' && isFramed()}
            clock={clock}
            onError={onError}
          />
        ),
        page: drawPage,
        lazyPage: (route) => lazyPage(route.load, door),
      }),
    [definition, productAddress, prefix, clock, onError, drawPage],
  );
  return <RouterProvider router={router} />;
}

/** An app whole: store, texts, theme, brand, locale and pages. */
export function FoyerApp({
  definition,
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
          <ClockProvider now={clock}>
            <BrandingProvider value={branding}>
              <LocaleProvider initial={locale} onInvalid={onError}>
                {(prefix) => (
                  <Routes definition={definition} prefix={prefix} clock={clock} onError={onError} />
                )}
              </LocaleProvider>
            </BrandingProvider>
          </ClockProvider>
        </ThemeRoot>
      </I18nextProvider>
    </Provider>
  );
}
