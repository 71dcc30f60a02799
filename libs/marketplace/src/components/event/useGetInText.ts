import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { isTaxAdded, shownPrice } from '../../model/offer/shownPrice.ts';

/** Returns the text of the link to a promoted event: its lowest price, if it can be bought. */
export function useGetInText(event: EventSummary): string {
  const { t, i18n } = useTranslation('marketplace');
  const from = shownPrice(event);
  if (!from) return t('hero.see');
  const price = formatMoney(from, i18n.language);
  return t(isTaxAdded(event, from) ? 'hero.getFromPlusTax' : 'hero.getFrom', { price });
}
