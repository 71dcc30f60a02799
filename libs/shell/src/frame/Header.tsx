import { css } from '@emotion/react';
import { useId, useState, type ComponentType, type KeyboardEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { headerActionsId } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { CloseIcon, Container, IconButton, lazyPart, MenuIcon, theme } from '@foyer/ui-kit';
import { useBranding } from '../brand/branding.ts';
import { AppLink } from '../router/AppLink.tsx';
import type { HeaderLinksProps } from './HeaderLinks.tsx';
import { PartnerLogo } from '../brand/PartnerLogo.tsx';
import { useHeaderSlide } from './useHeaderSlide.ts';

const wordmark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontFamily: theme.font.display,
  fontSize: '1.5rem',
  fontWeight: 800,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  textTransform: 'lowercase',
});

/** Logo with the site's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span css={wordmark}>
      <svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
        <path d="M1 26V11a10 10 0 0 1 20 0v15h-4V11A6 6 0 0 0 5 11v15z" fill="currentColor" />
        <path d="M8 26V12a3 3 0 0 1 6 0v14z" fill={theme.color.accent} />
      </svg>
      <span translate="no">{name}</span>
    </span>
  );
}

const Loaded = lazyPart(async () => (await import('./laterParts.ts')).HeaderLinks);

/** Header links; load with the footer without moving anything. */
const LaterHeaderLinks = (props: HeaderLinksProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.header,
  height: theme.size.header,
  background: theme.color.background,
  borderBottom: `1px solid ${theme.color.border}`,
  transition: `transform ${theme.motion.transition}`,
  [theme.media.print]: { display: 'none' },
});
const away = css({ transform: 'translateY(-100%)', '&:focus-within': { transform: 'none' } });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '100%',
  gap: theme.space[4],
});
const home = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  // A wide logo makes room for what is beside it.
  minWidth: 0,
  color: theme.color.content,
  textDecoration: 'none',
});
const logo = css({ height: '40px', width: 'auto', minWidth: 0, maxWidth: '180px', objectFit: 'contain' });
const actions = css({ display: 'flex', alignItems: 'center', gap: theme.space[2] });
const toggle = css({ [theme.media.tablet]: { display: 'none' } });
const panel = css({
  [theme.media.belowTablet]: {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    display: 'grid',
    justifyItems: 'start',
    gap: theme.space[4],
    padding: theme.space[4],
    background: theme.color.surface1,
    borderBottom: `1px solid ${theme.color.border}`,
    // The account: its text is in line with the links, and its buttons wrap before their words break.
    '&& > :last-child': { flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${theme.space[3]})` },
  },
});
const folded = css({ [theme.media.belowTablet]: { display: 'none' } });

export interface HeaderProps {
  /** `undefined` where the page hides the cart item [I2.25]. */
  Cart: ComponentType | undefined;
  Account: ComponentType;
  /** Logo alone, with room for the page's own actions beside it; it stays while the page scrolls. */
  isBare?: boolean;
}

/** Account; on phones folded, with the links of the bar, into a menu that closes on navigation [I2.26]. */
function AccountPanel({ Account }: Pick<HeaderProps, 'Account'>) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const id = useId();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const closeOnEscape = (press: KeyboardEvent): void => {
    if (press.key === 'Escape') setOpenAt(undefined);
  };
  return (
    <div onKeyDown={closeOnEscape}>
      <span css={toggle}>
        <IconButton
          label={t('header.menu')}
          icon={isOpen ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? undefined : key)}
        />
      </span>
      <div id={id} css={[panel, !isOpen && folded]}>
        {isOpen && <LaterHeaderLinks isInMenu />}
        <Account />
      </div>
    </div>
  );
}

/** Fixed header with logo, cart and account [I2.22]; slides away on scrolling down. A bare one has neither, and stays. */
export function Header({ Cart, Account, isBare = false }: HeaderProps) {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const { name, config, header } = useBranding();
  const isAway = useHeaderSlide();
  const homeHref = config?.customHomepageUrl;
  const mark = config ? (
    <PartnerLogo css={[logo, header?.logo]} config={config} alt={name} />
  ) : (
    <Wordmark name={name} />
  );
  return (
    <header css={[bar, isAway && !isBare && away]}>
      <Container css={[row, header?.row]}>
        {homeHref ? (
          <a css={home} href={homeHref} aria-label={t('header.home', { name })}>
            {mark}
          </a>
        ) : (
          <AppLink css={home} href={paths.discover()} aria-label={t('header.home', { name })}>
            {mark}
          </AppLink>
        )}
        {isBare ? (
          <div css={actions} id={headerActionsId} />
        ) : (
          <>
            <LaterHeaderLinks />
            <div css={actions}>
              {Cart && <Cart />}
              <AccountPanel Account={Account} />
            </div>
          </>
        )}
      </Container>
    </header>
  );
}
