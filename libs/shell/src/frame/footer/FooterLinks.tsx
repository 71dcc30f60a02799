import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SiteLinks } from '@foyer/contract';
import { useDeployment, usePaths } from '@foyer/api-client/shell';
import { TextLink, theme } from '@foyer/ui-kit';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: theme.size.target,
  minWidth: theme.size.target,
});

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** Returns the support address for orders, opened in the same tab; the contact page by default [I7.30]. */
function supportAddress({ supportUrl }: SiteLinks, contact: string): string {
  if (supportUrl === undefined) return `${contact}?ticket_form_id=order`;
  const url = new URL(supportUrl);
  url.searchParams.set('ticket_form_id', 'order');
  return url.href;
}

/** Footer links; white-label sites show terms and privacy only [I2.04, I2.27, I2.28]. */
export function FooterLinks({ isPartner }: { isPartner: boolean }) {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const links = useDeployment()?.links ?? {};
  const own = [
    { href: paths.events(), label: t('footer.events') },
    { href: paths.organisers(), label: t('footer.organisers') },
    { href: paths.contact(), label: t('footer.contact') },
    { href: supportAddress(links, paths.contact()), label: t('footer.support') },
    { href: paths.careers(), label: t('footer.careers') },
  ];
  const legal = [
    { href: paths.termsOfUse(), label: t('footer.terms') },
    { href: paths.privacyPolicy(), label: t('footer.privacy') },
  ];
  const social = [links.photoSharingUrl, links.shortMessageUrl, links.socialNetworkUrl]
    .filter((href) => href !== undefined)
    .map((href) => ({ href, label: hostOf(href) }));
  return (
    <nav aria-label={t('footer.navigation')}>
      <ul css={list}>
        {[...(isPartner ? [] : own), ...legal, ...(isPartner ? [] : social)].map(({ href, label }) => (
          <li key={href}>
            <TextLink css={item} quiet href={href}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
