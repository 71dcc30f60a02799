import { useTranslation } from 'react-i18next';
import type { MarketOffer } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useCancelMarketOfferMutation } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import {
  Button,
  Card,
  formatInstant,
  Inline,
  LinkButton,
  LiveRegion,
  Notice,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { BidFacts } from './BidFacts.tsx';

/** What has become of a bid, or is to come, in a sentence [C4.06, C4.08]. */
function Fate({ offer }: { offer: MarketOffer }) {
  const { t, i18n } = useTranslation('exchange');
  const { state, lostReason, fixUntil, expiresAt, event } = offer;
  if (state === 'open') return <p>{t('own.accepted')}</p>;
  if (state === 'lost') return <p>{t(`fate.${lostReason ?? 'cancelled'}`)}</p>;
  const format = {
    zone: event.timezone,
    locale: i18n.language,
    format: 'dateTime' as const,
    showZone: false,
  };
  return <p>{t(`fate.${state}`, { date: formatInstant(new Date(fixUntil ?? expiresAt), format) })}</p>;
}

/** Cancels a bid, after a question. */
function useCancelBid({ event: { eventId }, marketOfferId }: MarketOffer) {
  const { t } = useTranslation('exchange');
  const { confirm, toast } = useOverlays();
  const [cancel, { isLoading, error }] = useCancelMarketOfferMutation();
  return {
    cancel: async (): Promise<void> => {
      const question = {
        title: t('own.ask.title'),
        message: t('own.ask.text'),
        yes: t('own.ask.yes'),
        no: t('own.ask.no'),
      };
      if (!(await confirm(question))) return;
      const { data } = await cancel({ eventId, marketOfferId });
      if (data) toast(t('own.cancelledToast'));
    },
    isLoading,
    error,
  };
}

export interface OwnBidProps {
  offer: MarketOffer;
  /** Opens the form: to change the bid, or for another one once it has ended. */
  onForm: () => void;
  /** Whether another bid can be made. */
  mayBid: boolean;
}

/** The caller's bid: where it stands, changing and cancelling it, or what has become of it [C2.17, C4.06]. */
export function OwnBid({ offer, onForm, mayBid }: OwnBidProps) {
  const { t } = useTranslation('exchange');
  const paths = usePaths();
  const { state, allowed, event } = offer;
  const { cancel, isLoading, error } = useCancelBid(offer);
  return (
    <Card as="section">
      <Stack gap={5}>
        <h2 css={{ fontSize: theme.text.title }}>{t(`state.${state}`)}</h2>
        <BidFacts offer={offer} />
        <Fate offer={offer} />
        <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
        <Inline gap={3}>
          {state === 'claimed' && (
            <LinkButton variant="primary" href={paths.token({ eventId: event.eventId })}>
              {t('own.tokens')}
            </LinkButton>
          )}
          {allowed.edit.allowed && (
            <Button variant="primary" onClick={onForm}>
              {t(state === 'paymentFailed' ? 'own.fix' : 'own.edit')}
            </Button>
          )}
          {allowed.cancel.allowed && (
            <Button variant="secondary" loading={isLoading} onClick={() => void cancel()}>
              {t('own.cancel')}
            </Button>
          )}
          {(state === 'lost' || state === 'claimed') && mayBid && (
            <Button variant="secondary" onClick={onForm}>
              {t('own.again')}
            </Button>
          )}
          <LinkButton variant="text" href={paths.myTokensRequested()}>
            {t('own.requests')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
