import { useTranslation } from 'react-i18next';
import type { SecondaryListingQuote, SecondaryMarketplace } from '@foyer/contract';
import { useQuoteSellNowQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, LiveRegion, Notice } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { useHasExchange } from '../../../components/exchange/useHasExchange.ts';

export interface SellNowHintProps {
  market: SecondaryMarketplace;
  tokenIds: readonly string[];
  /** Split of the price that is asked. */
  quote: SecondaryListingQuote | undefined;
}

/** Tells a seller what the best standing bid pays at once, above all where a listing would bring no more [C8.08]. */
export function SellNowHint({ market, tokenIds, quote }: SellNowHintProps) {
  const { t, i18n } = useTranslation('selling');
  const paths = usePaths();
  const hasExchange = useHasExchange();
  const { eventId } = market.event;
  const { data } = useQuoteSellNowQuery({ eventId, tokenIds: [...tokenIds] }, { skip: !hasExchange });
  const best = hasExchange ? (quote?.sellNow ?? data?.best) : undefined;
  const href = `${paths.sellingSellNow({ eventId, tokenId: tokenIds[0] })}?tokens=${tokenIds.join(',')}`;
  return (
    <LiveRegion>
      {best && (
        <Notice
          tone={quote?.sellNow ? 'warning' : 'info'}
          action={<LinkButton href={href}>{t('sellNow.link')}</LinkButton>}
        >
          {t(quote?.sellNow ? 'sellNow.better' : 'sellNow.other', {
            price: formatMoney(best.price, i18n.language),
            proceeds: formatMoney(best.seller.proceeds, i18n.language),
          })}
        </Notice>
      )}
    </LiveRegion>
  );
}
