import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Container, Inline, Stack } from '@foyer/ui-kit';
import { useBranding } from '../brand/branding.ts';
import { ConsentButton } from '../consent/ConsentButton.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { footerBox } from './footerBox.ts';
import { StoreButtons } from './StoreButtons.tsx';
import { LocaleSelect } from './LocaleSelect.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const logo = css({ height: '32px', width: 'auto', maxWidth: '140px', objectFit: 'contain' });

/**
 * Copyright of the current year, site links and language; on the main site also tone, consent preferences and support,
 * on a partner's site the logo [I2.27, I2.28].
 */
export function Footer({ clock }: { clock: () => number }) {
  const { t } = useTranslation('shell');
  const { name, config } = useBranding();
  return (
    <footer css={footerBox}>
      <Container>
        <Stack gap={6}>
          <FooterLinks isPartner={config !== undefined} />
          {!config && <StoreButtons />}
          <Inline justify="between" gap={4}>
            <Inline gap={4}>
              {config && <PartnerLogo css={logo} config={config} alt="" />}
              <p>{t('footer.copyright', { year: new Date(clock()).getFullYear(), name })}</p>
            </Inline>
            <Inline gap={3}>
              {!config && <ConsentButton />}
              <LocaleSelect />
              {!config && <ThemeToggle />}
            </Inline>
          </Inline>
        </Stack>
      </Container>
    </footer>
  );
}
