import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionChance, Money } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Button, RangeSlider, Stack, TextInput, theme, VisuallyHidden } from '@foyer/ui-kit';
import { nextStep, outlookOf } from '../../../model/auction/priceStanding.ts';
import { MarketFigures } from './MarketFigures.tsx';
import { PriceLegend, PricePicture } from './PricePicture.tsx';
import { Standing } from '../own-offer/Standing.tsx';
import { useSettled } from './useSettled.ts';

/**
 * Delay in milliseconds before the outlook is announced, since a moving slider would announce without a break.
 */
const quietMs = 1000;
const head = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: theme.space[5],
  alignItems: 'start',
});
const figures = css({
  '& input': {
    fontFamily: theme.font.display,
    fontSize: theme.text.title,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
const scale = css({ display: 'grid', gap: theme.space[1] });

export interface PriceMeterProps {
  /** Price as typed. */
  typed: string;
  onTyped: (typed: string) => void;
  /** Called when the field loses focus. */
  onLeave: () => void;
  /** Price of one before fees, in minor units: the typed one, or the last valid one. */
  price: number;
  onPrice: (price: number) => void;
  /** Ends and step of the slider, in minor units. */
  from: number;
  to: number;
  step: number;
  currency: string;
  hint: string;
  /** Cost of the price, beside the field. */
  cost: ReactNode;
  error: string | undefined;
  /** Outlook by price; absent until it has loaded. */
  chance: AuctionChance | undefined;
  /** Whether the outlook can't be loaded. */
  hasFailed: boolean;
}

/** Announces the outlook of a price once it has stopped moving. */
function Announced({ words }: { words: string }) {
  const settled = useSettled(words, quietMs);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {settled}
    </VisuallyHidden>
  );
}

/** Price of an offer by field and slider, with its outlook as it moves [C2.24, C4.22, C5.07]. */
export function PriceMeter(props: PriceMeterProps) {
  const {
    typed,
    onTyped,
    onLeave,
    price,
    onPrice,
    from,
    to,
    step,
    currency,
    hint,
    cost,
    error,
    chance,
    hasFailed,
  } = props;
  const { t, i18n } = useTranslation('auction');
  const format = (amount: number): string => formatMoney({ amount, currency } satisfies Money, i18n.language);
  const outlook = chance && outlookOf(price, chance.bands);
  const next = chance && nextStep(price, chance.bands);
  const said =
    outlook &&
    t(outlook.seats ? 'meter.saidSeats' : 'meter.said', {
      price: format(price),
      quality: t(`quality.${outlook.quality}`),
      gettingIn: t(`gettingIn.${outlook.gettingIn}`),
      seats: outlook.seats ? t(`seats.${outlook.seats}`) : '',
    });
  return (
    <Stack gap={5}>
      <div css={[head, figures]}>
        <TextInput
          name="price"
          label={t('meter.price')}
          hint={hint}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={typed}
          onValueChange={onTyped}
          onBlur={onLeave}
        />
        {cost}
      </div>
      <div css={scale}>
        {chance && <PricePicture chance={chance} price={price} from={from} to={to} />}
        {to > from && (
          <RangeSlider
            label={t('meter.slider')}
            hideLabel
            value={Math.min(to, Math.max(from, price))}
            min={from}
            max={to}
            step={step}
            format={format}
            onValueChange={onPrice}
          />
        )}
        {chance && <PriceLegend chance={chance} from={from} to={to} />}
        {chance && <MarketFigures chance={chance} />}
      </div>
      {outlook && (
        <Stack gap={3}>
          <Standing outlook={outlook} />
          {next && (
            <div>
              <Button variant="secondary" onClick={() => onPrice(next.amount)}>
                {t(`meter.next.${next.quality}`, { amount: format(next.amount) })}
              </Button>
            </div>
          )}
          <p css={muted}>{t('meter.asOf')}</p>
          <Announced words={said ?? ''} />
        </Stack>
      )}
      {!outlook && hasFailed && <p css={muted}>{t('meter.none')}</p>}
    </Stack>
  );
}
