import { useTranslation } from 'react-i18next';
import type { Permission } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, Notice } from '@foyer/ui-kit';

const worded = [
  'marketplaceClosed',
  'purchaseSoldOut',
  'cartBlocksOffer',
  'activeOfferSameCategory',
  'activeOfferOtherCategory',
  'ticketLimitMarketplace',
  'ticketLimitEvent',
] as const;

/** Reason why the caller can't make an offer, and the next step [C5.06, C8.01, C8.02, C8.10]. */
export function OfferRefusal({ eventId, reason }: { eventId: string; reason: Permission['reason'] }) {
  const { t } = useTranslation('auction');
  const paths = usePaths();
  const known = worded.find((each) => each === reason) ?? 'other';
  const [label, href] =
    known === 'cartBlocksOffer'
      ? [t('refused.cart'), paths.checkout({ eventId })]
      : [t('refused.requests'), paths.myTokensRequested()];
  const helps = known === 'cartBlocksOffer' || known.startsWith('activeOffer');
  return (
    <Notice tone="warning" action={helps && <LinkButton href={href}>{label}</LinkButton>}>
      {t(`refused.${known}`)}
    </Notice>
  );
}
