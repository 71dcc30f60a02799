import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import type { OverlayControls } from '@foyer/ui-kit';
import { SavedDialog } from '../../components/way-in/SavedDialog.tsx';
import { OfferFacts } from './own-offer/OfferFacts.tsx';

export interface OfferMadeDialogProps extends OverlayControls {
  offer: AuctionOffer;
  /** Whether there was an offer before. */
  isRaised: boolean;
  onRequests: () => void;
}

/** Overlay after making or raising an offer [C2.24]. */
export function OfferMadeDialog({ offer, isRaised, ...controls }: OfferMadeDialogProps) {
  const { t } = useTranslation('auction');
  return (
    <SavedDialog
      {...controls}
      texts="auction"
      title={t(isRaised ? 'done.raised' : 'done.made')}
      event={offer.event}
      closesAt={offer.closesAt}
    >
      <OfferFacts offer={offer} />
    </SavedDialog>
  );
}
