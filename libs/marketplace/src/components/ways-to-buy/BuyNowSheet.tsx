import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import {
  Button,
  ErrorState,
  Price,
  Skeleton,
  Stack,
  theme,
  useClock,
  type OverlayControls,
} from '@foyer/ui-kit';
import { Sheet } from '@foyer/ui-kit/overlays';
import { useWithCode } from '../code/useWithCode.ts';
import { isBuyableNow } from '../../model/event/saleClock.ts';

const list = css({ listStyle: 'none', padding: 0, display: 'grid', gap: theme.space[3] });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});
const words = css({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 });

export interface BuyNowSheetProps extends OverlayControls {
  eventId: string;
  /** Window that sells at fixed prices. */
  marketplaceId: string;
  onChoose: (offerGroupId: string) => void;
  onEvent: () => void;
}

/**
 * Overlay of a Wish List or My Price whose event also sells at fixed prices: what can be bought now, and for how much,
 * without leaving the page to compare [C2.24].
 */
export function BuyNowSheet({ open, close, eventId, marketplaceId, onChoose, onEvent }: BuyNowSheetProps) {
  const { t, i18n } = useTranslation('ways');
  const { data, error, isFetching, refetch } = useListOfferGroupsQuery(
    useWithCode(eventId)({ eventId, marketplaceId }),
  );
  const now = useClock()();
  const offers = (data?.offerGroups ?? []).filter(
    (offer) => offer.category === 'EVENT_ACCESS' && isBuyableNow(offer, now),
  );
  const andThen = (next: () => void) => () => {
    close();
    next();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('name.purchase')}
      footer={
        <Button variant="secondary" onClick={andThen(onEvent)}>
          {t('see.purchase')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t('text.purchase')}</p>
        {!data && error !== undefined && (
          <ErrorState
            headingLevel={3}
            title={t('buyNow.failed')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {errorText(t, error)}
          </ErrorState>
        )}
        {!data && error === undefined && <Skeleton shape="block" height="160px" />}
        {data && offers.length === 0 && <p>{t('soldOut')}</p>}
        <ul css={list}>
          {offers.map(({ offerGroupId, name, price }) => (
            <li key={offerGroupId} css={row}>
              <span css={words}>{name}</span>
              <Price amount={formatMoney(price.allIn, i18n.language)} note={t('buyNow.note')} />
              <Button
                variant="primary"
                aria-label={t('buyNow.chooseOffer', { name })}
                onClick={andThen(() => onChoose(offerGroupId))}
              >
                {t('buyNow.choose')}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  );
}
