import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDeployment, useFlag } from '@foyer/api-client/shell';
import { LinkButton, theme } from '@foyer/ui-kit';

const list = css({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' });
/** The floor of browsers has no gap in a flex row. */
const item = css({ marginInlineEnd: theme.space[3], marginBlockEnd: theme.space[2] });

/**
 * The ways to the mobile apps, worded as each store words its badge in the language; while a remote flag is on, and where
 * the deployment has an app [I2.27, I3.32]. The badges themselves are the stores' marks, so they are words here.
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
