import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { Container, theme } from '@foyer/ui-kit';
import { useBranding } from '../app/branding.ts';
import { useHeaderSlide } from './useHeaderSlide.ts';
import { Wordmark } from './Wordmark.tsx';

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
  color: theme.color.content,
  textDecoration: 'none',
});
const logo = css({ height: '40px', width: 'auto', maxWidth: '180px', objectFit: 'contain' });
const actions = css({ display: 'flex', alignItems: 'center', gap: theme.space[2] });

export interface HeaderProps {
  /** Undefined where the page hides the cart item [I2.25]. */
  Cart: ComponentType | undefined;
  Account: ComponentType;
}

/** The fixed header: whose site this is, the cart and the account [I2.22]. It slides away on the way down. */
export function Header({ Cart, Account }: HeaderProps) {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const { name, logoUrl, config } = useBranding();
  const isAway = useHeaderSlide();
  const homeHref = config?.customHomepageUrl;
  const mark = logoUrl ? <img css={logo} src={logoUrl} alt={name} /> : <Wordmark name={name} />;
  return (
    <header css={[bar, isAway && away]}>
      <Container css={row}>
        {homeHref ? (
          <a css={home} href={homeHref} aria-label={t('header.home', { name })}>
            {mark}
          </a>
        ) : (
          <Link css={home} to={paths.discover()} aria-label={t('header.home', { name })}>
            {mark}
          </Link>
        )}
        <div css={actions}>
          {Cart && <Cart />}
          <Account />
        </div>
      </Container>
    </header>
  );
}
