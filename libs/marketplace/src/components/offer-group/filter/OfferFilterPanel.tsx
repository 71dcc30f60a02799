import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money, OfferGroup } from '@foyer/contract';
import { minorDigits } from '@foyer/util';
import { Checkbox, RangeFilter, theme, TextInput } from '@foyer/ui-kit';
import type { OfferFilters } from '../../../model/offer/offerFilters.ts';
import { priceHistogram } from '../../../model/offer/priceHistogram.ts';
import { wholePrice } from '../../../model/offer/wholePrice.ts';

/** Separator between groups of digits, as in “1,000” and “1 000”. */
const groupSeparator = /[\s,.’](?=\d{3}(?!\d))/g;

interface PriceEndProps {
  label: string;
  /** Price with its currency, in whole units; what is typed needs none. */
  value: string;
  onValueChange: (units: number) => void;
}

/** Field for an end of a price range in whole units; what is typed counts once the field is left, or by Enter. */
function PriceEnd({ label, value, onValueChange }: PriceEndProps) {
  const [typed, setTyped] = useState<string>();
  const finish = (): void => {
    const digits = /\d+/.exec((typed ?? '').replace(groupSeparator, ''))?.[0];
    setTyped(undefined);
    if (digits !== undefined) onValueChange(Number(digits));
  };
  return (
    <TextInput
      label={label}
      value={typed ?? value}
      onValueChange={setTyped}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
    />
  );
}

const panel = css({
  display: 'grid',
  gap: `${theme.space[4]} ${theme.space[8]}`,
  padding: theme.space[4],
  borderRadius: theme.radius.large,
  background: theme.color.surface1,
  [theme.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) auto',
    alignItems: 'start',
    padding: theme.space[5],
  },
});
const ends = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space[4] });
/** Aligns with the fields, whose labels are above them. */
const besideFields = css({ [theme.media.tablet]: { marginTop: theme.space[6] } });

export interface OfferFilterPanelProps {
  filters: OfferFilters;
  onChange: (change: Partial<OfferFilters>) => void;
  priceFrom: Money | undefined;
  priceTo: Money | undefined;
  /** All offers of the event, whose prices are drawn above the slider. */
  offers?: readonly OfferGroup[] | undefined;
}

interface PriceFilterProps extends Pick<OfferFilterPanelProps, 'filters' | 'onChange' | 'offers'> {
  priceFrom: Money;
  priceTo: Money;
}

/** Lowest and highest price in whole units, by slider or typed [C3.19c]. */
function PriceFilter({ filters, onChange, priceFrom, priceTo, offers }: PriceFilterProps) {
  const { t, i18n } = useTranslation('marketplace');
  const { currency } = priceFrom;
  const unit = 10 ** minorDigits(currency);
  const [min, max] = [Math.floor(priceFrom.amount / unit), Math.ceil(priceTo.amount / unit)];
  const [low = priceFrom.amount, high = priceTo.amount] = filters.priceRange;
  const [from, to] = [Math.floor(low / unit), Math.ceil(high / unit)];
  const format = (units: number): string => wholePrice(units, currency, i18n.language);
  const within = (units: number): number => Math.min(Math.max(units, min), max);
  const choose = ([one, other]: readonly [number, number]): void => {
    // At least one unit apart: an end with cents would otherwise come after the other.
    const least = Math.min(within(Math.min(one, other)), max - 1);
    const most = Math.max(within(Math.max(one, other)), least + 1);
    // An end that is not limited keeps its own amount, as in the caps beside the panel.
    const lowest = least === min ? priceFrom.amount : least * unit;
    const highest = most === max ? priceTo.amount : most * unit;
    onChange({ priceRange: least === min && most === max ? [] : [lowest, highest] });
  };
  return (
    <>
      <RangeFilter
        label={t('filter.price')}
        fromLabel={t('filter.sliderFrom')}
        toLabel={t('filter.sliderTo')}
        min={min}
        max={max}
        value={[from, to]}
        format={format}
        bars={offers && priceHistogram(offers, min * unit, max * unit)}
        onValueChange={choose}
      />
      <div css={ends}>
        <PriceEnd
          label={t('filter.priceFrom')}
          value={format(from)}
          onValueChange={(units) => choose([units, to])}
        />
        <PriceEnd
          label={t('filter.priceTo')}
          value={format(to)}
          onValueChange={(units) => choose([from, units])}
        />
      </div>
    </>
  );
}

/** Price and accessibility, opened by the bar's button [C2.23, C3.19]. */
export function OfferFilterPanel({ filters, onChange, priceFrom, priceTo, offers }: OfferFilterPanelProps) {
  const { t } = useTranslation('marketplace');
  return (
    <div css={panel}>
      {priceFrom && priceTo && priceTo.amount > priceFrom.amount && (
        <PriceFilter {...{ filters, onChange, priceFrom, priceTo, offers }} />
      )}
      <div css={besideFields}>
        <Checkbox
          label={t('filter.accessible')}
          checked={filters.accessible}
          onCheckedChange={(accessible) => onChange({ accessible })}
        />
      </div>
    </div>
  );
}
