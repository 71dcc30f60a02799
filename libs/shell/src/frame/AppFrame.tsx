import { css } from '@emotion/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { LinkProvider, OverlayProvider, SkipLink, UiTextsProvider, VisuallyHidden } from '@foyer/ui-kit';
import { AccountMenu, AuthenticationHost } from '@foyer/identity';
import type { AppDefinition, AppRoute } from '../app/appDefinition.ts';
import { useBranding } from '../app/branding.ts';
import { useFrameSize } from '../embedding/useFrameSize.ts';
import { AppLink } from '../router/AppLink.tsx';
import { useRouteAnnouncement } from '../router/useRouteAnnouncement.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useKitTexts } from './useKitTexts.ts';
import { WidgetBar } from './WidgetBar.tsx';

const page = css({ minHeight: '70vh', outline: 'none' });
const bare = css({ outline: 'none' });

export interface AppFrameProps {
  slots: AppDefinition['slots'];
  /** A widget brings no header and footer of its own [I2.26]. */
  isBare: boolean;
  clock: () => number;
  onError: (error: unknown) => void;
}

/** What stands around every page: header, footer, overlays, notices, and the way from page to page. */
export function AppFrame({ slots, isBare, clock, onError }: AppFrameProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [main, setMain] = useState<HTMLElement | null>(null);
  const announced = useRouteAnnouncement(main);
  const texts = useKitTexts();
  const { name } = useBranding();
  useFrameSize(isBare);
  const hidesCart = useMatches().some(({ handle }) => (handle as AppRoute | undefined)?.hidesCart);
  const Cart = hidesCart ? undefined : slots.cart;
  return (
    <LinkProvider component={AppLink}>
      <UiTextsProvider texts={texts}>
        <OverlayProvider locationKey={pathname}>
          <SkipLink targetId="main">{t('skipToContent')}</SkipLink>
          <OfflineNotice />
          {isBare ? <WidgetBar Cart={Cart} /> : <Header Cart={Cart} Account={AccountMenu} />}
          <main
            id="main"
            {...(isBare ? { 'aria-label': name } : {})}
            css={isBare ? bare : page}
            ref={setMain}
            tabIndex={-1}
          >
            <ErrorBoundary resetKey={pathname} onError={onError}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
          {!isBare && <Footer clock={clock} />}
          <AuthenticationHost />
          {slots.watchers?.map((Watcher, index) => (
            <Watcher key={index} />
          ))}
          <VisuallyHidden as="div" role="status">
            {announced}
          </VisuallyHidden>
          <ScrollRestoration />
        </OverlayProvider>
      </UiTextsProvider>
    </LinkProvider>
  );
}
