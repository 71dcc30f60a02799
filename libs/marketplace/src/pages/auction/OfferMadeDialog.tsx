import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { Button, DateTime, Inline, RichText, Stack, type OverlayControls } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { OfferFacts } from './OfferFacts.tsx';

export interface OfferMadeDialogProps extends OverlayControls {
  offer: AuctionOffer;
  /** Whether there was an offer before. */
  isRaised: boolean;
  onRequests: () => void;
}

/** Overlay after making or raising an offer: what it is, and until when it can be raised [C2.24]. */
export function OfferMadeDialog({ open, close, offer, isRaised, onRequests }: OfferMadeDialogProps) {
  const { t, i18n } = useTranslation('auction');
  const { closesAt, event } = offer;
  const leave = (): void => {
    close();
    onRequests();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(isRaised ? 'done.raised' : 'done.made')}
      footer={
        <Inline gap={3}>
          <Button variant="secondary" onClick={close}>
            {t('done.close')}
          </Button>
          <Button variant="primary" onClick={leave}>
            {t('done.requests')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <OfferFacts offer={offer} />
        <p>
          <RichText
            text={t('done.hint')}
            elements={{
              date: <DateTime value={closesAt} zone={event.timezone} locale={i18n.language} showZone />,
            }}
          />
        </p>
      </Stack>
    </Dialog>
  );
}
