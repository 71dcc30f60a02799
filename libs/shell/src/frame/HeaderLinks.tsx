import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { QrIcon, theme, VisuallyHidden } from '@foyer/ui-kit';
import { useBranding } from '../brand/branding.ts';
import { AppLink } from '../router/AppLink.tsx';

const appear = keyframes({ from: { opacity: 0 } });
/** In the bar, from where it has room for the first link. */
const row = css({
  display: 'none',
  [theme.media.tablet]: {
    display: 'flex',
    gap: theme.space[6],
    height: '100%',
    marginInline: `${theme.space[6]} auto`,
    whiteSpace: 'nowrap',
    animation: `${appear} ${theme.motion.fade}`,
  },
});
/** In the menu of phones: a list above the account. */
const column = css({ display: 'grid', [theme.media.tablet]: { display: 'none' } });
/** Not in the bar of narrow windows, where French words of all links would not fit beside the account. */
const fromDesktop = css({
  [theme.media.tablet]: { display: 'none' },
  [theme.media.desktop]: { display: 'inline-flex' },
});
const link = css({
  display: 'inline-flex',
  minHeight: theme.size.target,
  alignItems: 'center',
  color: theme.color.contentMuted,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `color ${theme.motion.fade}`,
  '&:hover': { color: theme.color.content },
  "&[aria-current='page']": {
    color: theme.color.content,
    // On the header's bottom line, like a selected tab.
    boxShadow: `inset 0 -2px ${theme.color.accentText}`,
    [theme.media.forcedColors]: { borderBottom: '2px solid' },
  },
});

interface HeaderLinkProps {
  href: string;
  label: string;
  /** Whether it waits for wide windows to show in the bar. */
  needsRoom?: boolean;
}

function HeaderLink({ href, label, needsRoom = false }: HeaderLinkProps) {
  const { pathname } = useLocation();
  return (
    <AppLink
      css={[link, needsRoom && fromDesktop]}
      href={href}
      aria-current={pathname === href ? 'page' : undefined}
    >
      {label}
    </AppLink>
  );
}

/** Link to My {product}; its text loads with the account menu. */
function MyTokensLink() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  return <HeaderLink needsRoom href={paths.myTokensGoing()} label={t('menu.myTokens')} />;
}

/** In the bar of narrow windows, where My {product} would be two presses away in a menu. */
const shortcut = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.size.target,
  height: theme.size.target,
  marginInlineStart: 'auto',
  color: theme.color.content,
  animation: `${appear} ${theme.motion.fade}`,
  [theme.media.desktop]: { display: 'none' },
});

/** Link to My {product} in the bar of narrow windows. */
function MyTokensShortcut() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  return (
    <AppLink css={shortcut} href={paths.myTokensGoing()}>
      <QrIcon />
      <VisuallyHidden>{t('menu.myTokens')}</VisuallyHidden>
    </AppLink>
  );
}

export interface HeaderLinksProps {
  /** Whether they are in the menu of phones; otherwise in the bar of wider windows. */
  isInMenu?: boolean;
}

/** Links to all events, to My {product} once verified, and on the main site to the organiser page [I2.22]. */
export function HeaderLinks({ isInMenu = false }: HeaderLinksProps) {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const { config } = useBranding();
  const { verified } = useSession();
  if (config && !verified) return null;
  const links = (
    <nav css={isInMenu ? column : [row, config && fromDesktop]} aria-label={t('header.menu')}>
      {!config && <HeaderLink href={paths.events()} label={t('footer.events')} />}
      {verified && <MyTokensLink />}
      {!config && <HeaderLink needsRoom href={paths.organisers()} label={t('footer.organisers')} />}
    </nav>
  );
  return isInMenu || !verified ? (
    links
  ) : (
    <>
      {links}
      <MyTokensShortcut />
    </>
  );
}
