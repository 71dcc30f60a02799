import { css } from '@emotion/react';
import { useDeployment, useFlag } from '@foyer/api-client/shell';
import { localeNames, supportedLocales, type Locale } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Container,
  Inline,
  Stack,
  Select,
  LinkButton,
  theme,
  IconButton,
  MoonIcon,
  showTheme,
  SunIcon,
} from '@foyer/ui-kit';
import { useBranding } from '../../brand/branding.ts';
import { localStore } from '../../browser/browserDoors.ts';
import { ConsentButton } from '../../consent/ConsentButton.tsx';
import { useLocale } from '../../locale/LocaleContext.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { footerBox } from './footerBox.ts';
import { PartnerLogo } from '../../brand/PartnerLogo.tsx';
import { storedTone, themeKey } from './storedTone.ts';

const wantsLight = '(prefers-color-scheme: light)';
const systemTone = (): 'dark' | 'light' => (window.matchMedia(wantsLight).matches ? 'light' : 'dark');

function watchSystem(onChange: () => void): () => void {
  const query = window.matchMedia(wantsLight);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Switches the main site between dark and light and stores the choice; the system decides until then. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState(storedTone);
  const system = useSyncExternalStore(watchSystem, systemTone);
  const tone = chosen ?? system;
  const other = tone === 'dark' ? 'light' : 'dark';
  const change = (): void => {
    localStore.setItem(themeKey, other);
    showTheme(other);
    setChosen(other);
  };
  return (
    <IconButton
      label={t(`theme.${other}`)}
      icon={tone === 'dark' ? <SunIcon /> : <MoonIcon />}
      onClick={change}
    />
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' });
/** The oldest supported browsers lack gap in flex rows. */
const item = css({ marginInlineEnd: theme.space[3], marginBlockEnd: theme.space[2] });

/**
 * Links to the mobile apps, worded like the stores' badges in each language; shown by a remote flag where the deployment
 * has an app [I2.27, I3.32]. The badge images are the stores' trademarks, so these are text.
 */
function StoreButtons() {
  const { t } = useTranslation('shell');
  const isOn = useFlag('mobileAppButtonsOnDiscover');
  const { appleStoreUrl, googleStoreUrl } = useDeployment()?.links ?? {};
  const stores = [
    { href: appleStoreUrl, label: t('footer.stores.apple') },
    { href: googleStoreUrl, label: t('footer.stores.google') },
  ].filter((store): store is { href: string; label: string } => store.href !== undefined);
  if (!isOn || stores.length === 0) return null;
  return (
    <ul css={list} aria-label={t('footer.stores.title')}>
      {stores.map(({ href, label }) => (
        <li key={href} css={item}>
          <LinkButton variant="secondary" href={href}>
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

const options = supportedLocales.map((value) => ({ value, label: localeNames[value] }));

/** Language selector of the footer [I2.27, I2.28]. */
export function LocaleSelect() {
  const { t } = useTranslation('shell');
  const { locale, choose } = useLocale();
  return (
    <Select
      label={t('footer.language')}
      hideLabel
      value={locale}
      options={options}
      onValueChange={(next) => void choose(next as Locale)}
    />
  );
}

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
