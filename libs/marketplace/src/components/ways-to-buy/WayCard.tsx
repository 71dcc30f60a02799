import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Button, Card, DateTime, LinkButton, Price, RichText, Stack, theme } from '@foyer/ui-kit';
import { isTaxAdded } from '../../model/offer/shownPrice.ts';
import { isLaterWay, isOpenWay, type Way } from '../../model/event/waysOf.ts';
import { useWithCode } from '../code/useWithCode.ts';
import { useHasAsked } from '../request/useHasAsked.ts';
import { useSignInFirst } from '../request/useSignInFirst.ts';

const whole = css({ height: '100%' });
const current = css({ boxShadow: `inset 0 0 0 1px ${theme.color.accentText}` });
const rows = css({ height: '100%', display: 'flex', flexDirection: 'column' });
const muted = css({ color: theme.color.contentMuted });
/** Aligns the buttons of adjacent cards. */
const next = css({ marginBlockStart: 'auto' });

/** Time at which a way opens or closes, or its outcome. */
function WayTime({ way: { type, window }, zone }: { way: Way; zone: string }) {
  const { t, i18n } = useTranslation('ways');
  const { state, opensAt, closesAt, resultsAt } = window;
  const when = (text: string, instant: string) => (
    <RichText
      text={text}
      elements={{ date: <DateTime value={instant} zone={zone} locale={i18n.language} showZone /> }}
    />
  );
  if (state === 'soldOut') return t('soldOut');
  if (state === 'pendingResults' && resultsAt !== undefined) return when(t('results'), resultsAt);
  if (isLaterWay(window) && opensAt !== undefined) return when(t('opens'), opensAt);
  if (!isOpenWay(window)) return t('over');
  // A sale at fixed prices lasts until the event, so its end is not shown.
  return type !== 'purchase' && closesAt !== undefined ? when(t('closes'), closesAt) : null;
}

export interface WayCardProps {
  event: EventSummary;
  way: Way;
  /** Whether the page is this way's own. */
  isHere: boolean;
  /** Scrolls to the offers at fixed prices, below the cards. */
  onBelow: () => void;
  /** Opens the overlay with what can be bought at fixed prices, on the page of another way. */
  onBuyNow: () => void;
}

/** Card of a way of getting in: explanation, lowest price, closing time and link. */
export function WayCard({ event, way, isHere, onBelow, onBuyNow }: WayCardProps) {
  const { t, i18n } = useTranslation(['ways', 'marketplace']);
  const paths = usePaths();
  const { eventId, vanityName, timezone } = event;
  const { type, window } = way;
  const { marketplaceId } = window;
  const isOpen = isOpenWay(window);
  const hasAsked = useHasAsked(eventId, type);
  const { data } = useListOfferGroupsQuery(useWithCode(eventId)({ eventId, marketplaceId }));
  const href =
    type === 'purchase'
      ? paths.event({ eventId, vanityName })
      : paths.marketOffers({ eventId, marketplaceId });
  const signInFirst = useSignInFirst(href);
  return (
    <Card as="li" css={[whole, isHere && current]}>
      <Stack gap={2} css={rows}>
        <h3 css={{ fontSize: theme.text.large }}>{t(`name.${type}`)}</h3>
        <p>{t(`text.${type}`)}</p>
        <p css={muted}>
          <WayTime way={way} zone={timezone} />
        </p>
        {isOpen && data?.priceFrom && (
          <Price
            prefix={t('from')}
            amount={formatMoney(data.priceFrom, i18n.language)}
            note={isTaxAdded(event, data.priceFrom) && t('marketplace:event.plusTax')}
          />
        )}
        <div css={next}>
          {!isHere && type === 'purchase' && isOpen && (
            <Button onClick={onBuyNow}>{t('enter.purchase')}</Button>
          )}
          {!isHere && !(type === 'purchase' && isOpen) && (
            <LinkButton
              variant="secondary"
              href={href}
              onClick={type === 'purchase' ? undefined : signInFirst}
            >
              {t(hasAsked && type !== 'purchase' ? `own.${type}` : isOpen ? `enter.${type}` : `see.${type}`)}
            </LinkButton>
          )}
          {isHere && type !== 'purchase' && <p css={muted}>{t('here')}</p>}
          {isHere && type === 'purchase' && isOpen && <Button onClick={onBelow}>{t('below')}</Button>}
        </div>
      </Stack>
    </Card>
  );
}
