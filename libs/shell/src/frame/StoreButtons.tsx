import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDeployment, useFlag } from '@foyer/api-client/shell';
import { LinkButton, theme } from '@foyer/ui-kit';

const list = css({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' });
/** The oldest supported browsers lack gap in flex rows. */
const item = css({ marginInlineEnd: theme.space[3], marginBlockEnd: theme.space[2] });

/**
 * Links to the mobile apps, worded like the stores' badges in each language; shown by a remote flag where the deployment
 * has an app [I2.27, I3.32]. The badge images are the stores' trademarks, so these are text.
 */
export function StoreButtons() {
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
