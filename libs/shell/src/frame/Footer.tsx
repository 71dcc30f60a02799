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

/** Copyright of the current year, language and tone [I2.27, I2.28]. */
export function Footer({ clock }: { clock: () => number }) {
  const { t } = useTranslation('shell');
  const { name } = useBranding();
  return (
    <footer css={footer}>
      <Container>
        <Inline justify="between" gap={4}>
          <p>{t('footer.copyright', { year: new Date(clock()).getFullYear(), name })}</p>
          <Inline gap={3}>
            <LocaleSelect />
            <ThemeToggle />
          </Inline>
        </Inline>
      </Container>
    </footer>
  );
}
