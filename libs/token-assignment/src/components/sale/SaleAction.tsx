import { useTranslation } from 'react-i18next';
import type { Permission, Token } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Button, DateTime, LinkButton, RichText } from '@foyer/ui-kit';
import { usePlaceText } from '../token/usePlaceText.ts';

const reasons = [
  'tokenNotActive',
  'tokensFrozen',
  'tokenNotOwned',
  'resaleNotAllowed',
  'resaleNotOpen',
  'resaleClosed',
  'paymentDisputed',
] as const;

/** Why a token can't be sold, and from when it can [C5.16]. */
function SaleRefusal({ permission: { reason, opensAt }, zone }: { permission: Permission; zone: string }) {
  const { t, i18n } = useTranslation('mySales');
  const known = reasons.find((each) => each === reason);
  return (
    <>
      {known ? t(`refused.${known}`) : t('other')}
      {opensAt && (
        <>
          {' '}
          <RichText
            text={t('opens')}
            elements={{ date: <DateTime value={opensAt} zone={zone} locale={i18n.language} /> }}
          />
        </>
      )}
    </>
  );
}

/** Leads to where a token is sold, or to its listing, or says why it can't be sold [C2.27d, C2.27e]. */
export function SaleAction({ token, zone }: { token: Token; zone: string }) {
  const { t } = useTranslation('mySales');
  const paths = usePaths();
  const place = usePlaceText()(token);
  const { allowed, eventId, tokenId } = token;
  const { sell, seeListing, takeBack } = allowed ?? {};
  if (seeListing) {
    const href = paths.sellingSummary({ eventId, tokenId });
    return (
      <LinkButton wide aria-label={t('seeFor', { place })} href={href}>
        {t('see')}
      </LinkButton>
    );
  }
  // What is on its way to another person is taken back first.
  if (!sell || takeBack) return null;
  const label = t('sellFor', { place });
  return sell.allowed ? (
    <LinkButton wide aria-label={label} href={paths.selling({ eventId, tokenId })}>
      {t('sell')}
    </LinkButton>
  ) : (
    <Button wide aria-label={label} disabledReason={<SaleRefusal permission={sell} zone={zone} />}>
      {t('sell')}
    </Button>
  );
}
