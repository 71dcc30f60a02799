import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility, useDeployment } from '@foyer/api-client/shell';
import { Chip, fadingEnd, Inline, Select, Stack, Switch, theme } from '@foyer/ui-kit';
import { priceOrders, waysToBuy, type EventFilters } from '../../../model/event/eventFilters.ts';
import { wholePrice } from '../../../model/offer/wholePrice.ts';

export interface MoreFiltersProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Two columns on most phones, so that the list stays in view, and a wrapping row on wider screens. */
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  overflowWrap: 'anywhere',
  alignItems: 'end',
  gap: theme.space[3],
  [theme.media.tablet]: { display: 'flex', flexWrap: 'wrap' },
});
/** One scrolling row on phones. */
const chips = css({
  [theme.media.belowTablet]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: theme.space[1],
    '> *': { flexShrink: 0 },
  },
});
const wholeRow = css({ gridColumn: '1 / -1' });
const narrow = css({ maxWidth: '480px' });

/** Returns the currency in which a visitor most likely pays. */
const usualCurrency = (locale: string, known: readonly string[]): string | undefined =>
  known.find((code) => code === (locale.endsWith('-CA') ? 'CAD' : 'USD')) ?? known[0];

/** In whole units of a currency. */
const limits = [25, 50, 100, 200, 500];

/**
 * Maximum price and order by price; both name their currency, since prices of different currencies are not compared.
 */
function PriceFilter({ filters: { price, sort }, onChange }: MoreFiltersProps) {
  const { t, i18n } = useTranslation('search');
  const known = useDeployment()?.currencies ?? [];
  const [chosen, setChosen] = useState<string>();
  const currency = price?.currency ?? sort?.currency ?? chosen ?? usualCurrency(i18n.language, known);
  if (currency === undefined) return null;
  const steps = price && !limits.includes(price.most) ? [...limits, price.most] : limits;
  const choose = (next: string): void => {
    setChosen(next);
    if (price ?? sort)
      onChange({
        price: price && { ...price, currency: next },
        sort: sort && { ...sort, currency: next },
      });
  };
  return (
    <>
      <Select
        label={t('more.price')}
        value={price ? String(price.most) : ''}
        placeholder={t('more.anyPrice')}
        options={[...steps]
          .sort((left, right) => left - right)
          .map((most) => ({
            value: String(most),
            label: t('more.upTo', { price: wholePrice(most, currency, i18n.language) }),
          }))}
        onValueChange={(value) =>
          onChange({ price: value === '' ? undefined : { most: Number(value), currency } })
        }
      />
      <Select
        label={t('more.currency')}
        value={currency}
        options={[...new Set([...known, currency])].map((code) => ({ value: code, label: code }))}
        onValueChange={choose}
      />
      <div css={wholeRow}>
        <Select
          label={t('more.sort')}
          value={sort?.order ?? ''}
          placeholder={t('sort.RECOMMENDED')}
          options={priceOrders.map((value) => ({ value, label: t(`sort.${value}`, { currency }) }))}
          onValueChange={(value) => {
            const order = priceOrders.find((each) => each === value);
            onChange({ sort: order && { order, currency } });
          }}
        />
      </div>
    </>
  );
}

/** Filters that are rarely used: ways to buy, price and order, wheelchair spaces [C2.22, C2.23]. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('search');
  const { ways, accessible } = filters;
  const hasResale = useAbility('resale');
  return (
    <Stack gap={4}>
      <Inline gap={2} css={[chips, fadingEnd]} tabIndex={0} role="group" aria-label={t('more.ways')}>
        {waysToBuy
          .filter((way) => way !== 'secondaryExchange' || hasResale)
          .map((way) => {
            const isOn = ways.includes(way);
            const toggled = isOn ? ways.filter((each) => each !== way) : [...ways, way];
            return (
              <Chip key={way} selected={isOn} onClick={() => onChange({ ways: toggled })}>
                {t(`way.${way}`)}
              </Chip>
            );
          })}
      </Inline>
      <div css={fields}>
        <PriceFilter filters={filters} onChange={onChange} />
      </div>
      <div css={narrow}>
        <Switch
          label={t('more.accessible')}
          checked={accessible}
          onCheckedChange={(checked) => onChange({ accessible: checked })}
        />
      </div>
    </Stack>
  );
}
