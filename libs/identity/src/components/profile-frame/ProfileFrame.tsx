import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { Container, Stack, TextLink, theme } from '@foyer/ui-kit';

const { color, media, space } = theme;
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  [media.belowTablet]: { gap: 0 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color.border}`,
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  paddingInline: space[3],
  // The names fit on one line of a phone; in French two and two.
  [media.belowTablet]: { paddingInline: '6px' },
  borderBottom: '2px solid transparent',
  borderRadius: 0,
  color: color.contentMuted,
  "&[aria-current='page']": { borderColor: color.accentText, color: color.content, fontWeight: 600 },
});

export interface ProfileFrameProps {
  /** Heading and title of the page. */
  title: string;
  /** Text below the heading. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Frame of the profile pages: navigation and heading [I2.13]. */
export function ProfileFrame({ title, hint, children }: ProfileFrameProps) {
  const { t } = useTranslation('identity');
  const { pathname } = useLocation();
  const paths = usePaths();
  const parts = [
    { href: paths.profile(), name: t('profile.sections.details') },
    { href: paths.profilePreferences(), name: t('profile.sections.preferences') },
    { href: paths.profileOrders(), name: t('profile.sections.orders') },
    { href: paths.profileWallet(), name: t('profile.sections.wallet') },
  ];
  return (
    <Container width="form" css={{ paddingBlock: space[8] }}>
      <title>{title}</title>
      <Stack gap={6}>
        <nav aria-label={t('profile.sections.label')}>
          <ul css={list}>
            {parts.map(({ href, name }) => (
              <li key={href}>
                <TextLink
                  quiet
                  href={href}
                  css={link}
                  {...(href === pathname ? { 'aria-current': 'page' } : {})}
                >
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <header>
          <h1>{title}</h1>
          {hint && <p css={{ color: color.contentMuted }}>{hint}</p>}
        </header>
        {children}
      </Stack>
    </Container>
  );
}
