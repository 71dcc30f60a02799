import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Badge, Inline, Price, theme } from '@foyer/ui-kit';
import { shownPrice } from '../../model/shownPrice.ts';
import { EventStatePill } from './EventStatePill.tsx';

/** At the bottom of the card, so that the prices of a row of cards align. */
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: theme.space[2],
  marginTop: 'auto',
  paddingTop: theme.space[1],
});

/** Lowest price and state of an event, below its card. */
export function EventFoot({ event }: { event: EventSummary }) {
  const { t, i18n } = useTranslation('marketplace');
  const price = shownPrice(event);
  return (
    <div css={foot}>
      {price ? (
        <Price
          size="small"
          prefix={t('event.from')}
          amount={formatMoney(price, i18n.language)}
          note={event.plusTax && t('event.plusTax')}
        />
      ) : (
        <span />
      )}
      <Inline gap={1}>
        {event.fewLeft && <Badge tone="warning">{t('event.fewLeft')}</Badge>}
        <EventStatePill event={event} />
      </Inline>
    </div>
  );
}
