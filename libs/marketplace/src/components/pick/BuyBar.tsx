import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary, Money } from '@foyer/contract';
import { usePlaceText } from '@foyer/cart';
import { formatMoney } from '@foyer/util';
import { Button, LiveRegion, Price, RoomAboveBar, theme } from '@foyer/ui-kit';
import type { PickedSeat } from '../../model/pick/pickedSeats.ts';
import type { PickTotals } from '../../model/pick/pickTotals.ts';
import { isTaxAdded } from '../../model/offer/shownPrice.ts';

const bar = css({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  paddingBottom: `max(${theme.space[3]}, env(safe-area-inset-bottom))`,
  background: theme.color.surface2,
  borderTop: `1px solid ${theme.color.border}`,
  // On a phone the bar covers the page's gutter.
  [theme.media.belowTablet]: { marginInline: `-${theme.space[4]}` },
  [theme.media.tablet]: {
    borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
    paddingInline: theme.space[6],
  },
});

const words = css({ display: 'grid', gap: '2px', minWidth: 0 });
const nothing = css({ minWidth: 0, overflowWrap: 'anywhere' });
const onPhone = css({ display: 'none', [theme.media.belowTablet]: { display: 'inline-flex', flex: 'none' } });
const notOnPhone = css({ [theme.media.belowTablet]: { display: 'none' } });
/** Two lines at most: beside the button, a phone has no room for section, row and seats on one line. */
const seatsLine = css({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: theme.text.small,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Target of the link that leads from the map past the offers. */
export const buyBarId = 'buy-bar';

export interface BuyBarProps {
  event: EventSummary;
  totals: PickTotals;
  /** Lowest price on sale, shown until something is picked. */
  priceFrom: Money | undefined;
  seats: readonly PickedSeat[];
  isBusy: boolean;
  /** Whether the hold is being retried because the server was busy. */
  isRepeating?: boolean;
  onHold: () => void;
  /** Next step on a phone while nothing is picked, where the map's own button is below the window. */
  best?: BestSearch | undefined;
}

interface BestSearch {
  count: number;
  isFinding: boolean;
  onFind: () => void;
}

/** Sticky bar with the price, and the next step once something is picked. */
export function BuyBar(props: BuyBarProps) {
  const { event, totals, priceFrom, seats, isBusy, isRepeating = false, onHold, best } = props;
  const { t, i18n } = useTranslation('marketplace');
  const section = useRef<HTMLElement>(null);
  const { pieces, tokens, total, hasExtras } = totals;
  const plusTax = pieces > 0 ? totals.plusTax : priceFrom && isTaxAdded(event, priceFrom);
  const note = t(plusTax ? 'buy.note' : 'buy.noTax');
  const place = usePlaceText()({ seats });
  return (
    <section id={buyBarId} tabIndex={-1} ref={section} css={bar} aria-label={t('buy.label')}>
      <RoomAboveBar bar={section} />
      {pieces > 0 && total ? (
        <div css={words}>
          <LiveRegion css={seatsLine}>{isRepeating && t('buy.busy')}</LiveRegion>
          {place !== '' && <p css={seatsLine}>{place}</p>}
          <Price
            amount={formatMoney(total, i18n.language)}
            note={
              tokens > 0 && !hasExtras
                ? t(plusTax ? 'buy.noteTokens' : 'buy.noTaxTokens', { count: tokens })
                : note
            }
          />
        </div>
      ) : (
        <p css={[nothing, best && notOnPhone]}>{t('buy.nothing')}</p>
      )}
      {pieces === 0 ? (
        <>
          {priceFrom && (
            <Price prefix={t('event.from')} amount={formatMoney(priceFrom, i18n.language)} note={note} />
          )}
          {best && (
            <Button
              css={onPhone}
              variant="primary"
              size="large"
              loading={best.isFinding}
              onClick={best.onFind}
            >
              {t('buy.findBest', { count: best.count })}
            </Button>
          )}
        </>
      ) : (
        <Button css={{ flex: 'none' }} variant="primary" size="large" loading={isBusy} onClick={onHold}>
          {t('buy.hold')}
        </Button>
      )}
    </section>
  );
}
