import { css } from '@emotion/react';
import { lazy, Suspense, useMemo, useState, type ReactNode, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  LinkProvider,
  OverlayProvider,
  SkipLink,
  theme,
  UiTextsProvider,
  VisuallyHidden,
  WifiOffIcon,
  lazyPart,
} from '@foyer/ui-kit';
import { slotsOf, SlotsProvider, type Feature } from '@foyer/api-client';
import { loadAuthenticationHost, AccountMenu } from '@foyer/identity';
import { useBranding } from '../brand/branding.ts';
import { reloadDoor, sessionStore } from '../browser/browserDoors.ts';
import { useOnline } from '../browser/useOnline.ts';
import { LaterCompanion } from '../companion/LaterCompanion.tsx';
import type { Embedding } from '../embedding/embedding.ts';
import { AppLink } from '../router/AppLink.tsx';
import { loadOrReload } from '../router/lazyPage.ts';
import { LeaveGuard } from '../router/LeaveGuard.tsx';
import { useRouteAnnouncement } from '../router/useRouteAnnouncement.ts';
import { useScrollMemory } from '../router/useScrollMemory.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Footer } from './footer/Footer.tsx';
import { Header } from './Header.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { footerBox } from './footer/footerBox.ts';
import { useKitTexts } from './useKitTexts.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  background: theme.color.warningSurface,
  color: theme.color.content,
  fontSize: theme.text.small,
});

/** Notice of a lost connection, with what still works. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p css={bar}>
          <WifiOffIcon size={18} />
          {t('offline.notice')}
        </p>
      )}
    </div>
  );
}

/** Loads after the page; the page works without it. */
const Loaded = lazyPart(async () => (await import('./laterParts.ts')).Footer, EmptyFooter);

function EmptyFooter() {
  return <footer css={footerBox} />;
}

/** Footer, with its height reserved until it has loaded. */
function LaterFooter(props: ComponentProps<typeof Footer>) {
  return (
    <Suspense fallback={<EmptyFooter />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Account menu with the shell's texts; the forms bring theirs. */
export function Account() {
  const { t } = useTranslation('shell');
  return <AccountMenu texts={{ logIn: t('header.logIn'), signUp: t('header.signUp') }} />;
}

const AuthenticationHost = lazy(async () => ({
  default: await loadOrReload(loadAuthenticationHost, reloadDoor, 'authentication'),
}));

/** The footer starts below the fold, so that it doesn't move while a page loads. */
const page = css({ minHeight: `calc(100vh - ${theme.size.header})`, outline: 'none' });
const bare = css({ outline: 'none' });

export interface AppFrameProps {
  features: readonly Feature[];
  /** Replaces header and footer in a frame [I2.26]. */
  embedding: Embedding | undefined;
  /** Whether the page hides the cart item [I2.25]. */
  hidesCart: boolean;
  /** Whether the header has the logo alone, and room for the page's own. */
  hasBareHeader: boolean;
  /** Whether the page begins with art, for its skeleton. */
  beginsWithArt: boolean;
  clock: () => number;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Frame around every page: header, footer, overlays, notices and navigation. */
export function AppFrame(props: AppFrameProps) {
  const { features, embedding, hidesCart, hasBareHeader, beginsWithArt, clock, onError, children } = props;
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [main, setMain] = useState<HTMLElement | null>(null);
  const announced = useRouteAnnouncement(main);
  const texts = useKitTexts();
  const { name } = useBranding();
  useScrollMemory(sessionStore);
  const slots = useMemo(() => slotsOf(features), [features]);
  const Cart = hidesCart ? undefined : slots.CartItem;
  return (
    <LinkProvider component={AppLink}>
      <UiTextsProvider texts={texts}>
        <OverlayProvider locationKey={pathname}>
          <LeaveGuard />
          <SkipLink targetId="main">{t('skipToContent')}</SkipLink>
          <OfflineNotice />
          {embedding ? <embedding.Bar /> : <Header Cart={Cart} Account={Account} isBare={hasBareHeader} />}
          <main
            id="main"
            {...(embedding ? { 'aria-label': name } : {})}
            css={embedding ? bare : page}
            ref={setMain}
            tabIndex={-1}
          >
            <ErrorBoundary resetKey={pathname} onError={onError}>
              <SlotsProvider value={slots}>
                <Suspense fallback={<PageSkeleton beginsWithArt={beginsWithArt} />}>{children}</Suspense>
              </SlotsProvider>
            </ErrorBoundary>
          </main>
          {embedding ? <embedding.Watcher /> : <LaterFooter clock={clock} />}
          <ErrorBoundary resetKey={pathname} onError={onError}>
            <Suspense>
              <AuthenticationHost />
            </Suspense>
          </ErrorBoundary>
          <LaterCompanion />
          {features
            .flatMap(({ watchers = [] }) => watchers)
            .map((Watcher, index) => (
              <Watcher key={index} />
            ))}
          <VisuallyHidden as="div" role="status">
            {announced}
          </VisuallyHidden>
        </OverlayProvider>
      </UiTextsProvider>
    </LinkProvider>
  );
}
