import { useTranslation } from 'react-i18next';
import type { AuctionOffer, DrawEntry } from '@foyer/contract';
import { useListAuctionOffersQuery, useListDrawEntriesQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { LinkButton, Notice } from '@foyer/ui-kit';

/** Finds the entry or offer of this event that waits for a step of the caller, according to the server. */
const findWin = <Request extends DrawEntry | AuctionOffer>(
  requests: readonly Request[] | undefined,
  eventId: string,
): Request | undefined =>
  requests?.find(({ event }) => event.eventId === eventId && event.saleState === 'actionRequired');

/** Notice on an event's page that the fan has to claim, pay or pick seats, with a link [C4.05f, C4.23f]. */
export function WinNotice({ eventId }: { eventId: string }) {
  const { t } = useTranslation('ways');
  const paths = usePaths();
  const skip = useSession().status === 'signedOut';
  const entries = useListDrawEntriesQuery(undefined, { skip }).currentData?.entries;
  const offers = useListAuctionOffersQuery(undefined, { skip }).currentData?.offers;
  const entry = findWin(entries, eventId);
  const offer = findWin(offers, eventId);
  const nextStep = (): [label: string, href: string] | undefined => {
    if (entry) {
      const { marketplaceId, offerId, allowed } = entry;
      return [
        t(allowed.repay.allowed ? 'win.pay' : 'win.claim'),
        paths.claim({ eventId, marketplaceId, offerId }),
      ];
    }
    if (!offer) return undefined;
    const { marketplaceId, offerId, allowed } = offer;
    return allowed.pickSeats.allowed
      ? [t('win.pick'), paths.seatSelection({ eventId, offerId })]
      : [t('win.pay'), paths.marketOffers({ eventId, marketplaceId })];
  };
  const step = nextStep();
  if (!step) return null;
  const [label, href] = step;
  return (
    <Notice tone="warning" title={t('win.title')} action={<LinkButton href={href}>{label}</LinkButton>}>
      {t('win.text')}
    </Notice>
  );
}
