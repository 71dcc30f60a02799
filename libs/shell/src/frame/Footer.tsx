import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Container, Inline, theme } from '@foyer/ui-kit';
import { useBranding } from '../app/branding.ts';
import { LocaleSelect } from './LocaleSelect.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const footer = css({
  marginTop: theme.space[16],
  paddingBlock: theme.space[8],
  borderTop: `1px solid ${theme.color.border}`,
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
});

const logo = css({ height: '32px', width: 'auto', maxWidth: '140px', objectFit: 'contain' });

/** Copyright of the current year and language; the tone on our own site, the logo on a partner's [I2.27, I2.28]. */
export function Footer({ clock }: { clock: () => number }) {
  const { t } = useTranslation('shell');
  const { name, logoUrl, config } = useBranding();
  return (
    <footer css={footer}>
      <Container>
        <Inline justify="between" gap={4}>
          <Inline gap={4}>
            {logoUrl && <img css={logo} src={logoUrl} alt="" />}
            <p>{t('footer.copyright', { year: new Date(clock()).getFullYear(), name })}</p>
          </Inline>
          <Inline gap={3}>
            <LocaleSelect />
            {!config && <ThemeToggle />}
          </Inline>
        </Inline>
      </Container>
    </footer>
  );
}
