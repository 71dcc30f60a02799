import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '@foyer/util';
import { noFilters, type EventFilters } from '../../../model/event/eventFilters.ts';
import { wholePrice } from '../../../model/offer/wholePrice.ts';

/** Filter that is set, as a visitor reads it, and the change that takes it off. */
export interface ChosenFilter {
  name: string;
  label: string;
  drop: Partial<EventFilters>;
}

const drops = {
  search: { search: '' },
  near: { near: undefined },
  when: { when: 'any' },
  days: { from: '', to: '' },
  kinds: { kinds: noFilters.kinds },
  ways: { ways: noFilters.ways },
  price: { price: undefined },
  sort: { sort: undefined },
  accessible: { accessible: false },
} satisfies Record<string, Partial<EventFilters>>;

/** Returns the filters that are set, in the order of the page. */
export function useChosenFilters(filters: EventFilters): ChosenFilter[] {
  const { t, i18n } = useTranslation(['search', 'marketplace']);
  const locale = i18n.language;
  return useMemo(() => {
    const { search, near, when, from, to, kinds, ways, price, sort, accessible } = filters;
    const day = (text: string): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text));
    const labels: Record<keyof typeof drops, string | false | undefined> = {
      search: search !== '' && t('empty.quoted', { search }),
      near: near?.name,
      when: when !== 'any' && t(`marketplace:when.${when}`),
      days: [from, to].filter(Boolean).map(day).join(' – '),
      kinds: listText(
        kinds.map((kind) => t(`marketplace:kind.${kind}`)),
        locale,
      ),
      ways: listText(
        ways.map((way) => t(`way.${way}`)),
        locale,
      ),
      price: price && t('more.upTo', { price: wholePrice(price.most, price.currency, locale) }),
      sort: sort && t(`sort.${sort.order}`, { currency: sort.currency }),
      accessible: accessible && t('more.accessible'),
    };
    return (Object.keys(drops) as (keyof typeof drops)[]).flatMap((name) => {
      const label = labels[name];
      return label ? [{ name, label, drop: drops[name] }] : [];
    });
  }, [filters, locale, t]);
}
