import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { formatDistance, formatMoney } from '@foyer/util';
import { Badge, Card, CardLink, DateTime, Inline, Poster, Price, theme } from '@foyer/ui-kit';
import { performerFound } from '../../model/event/performerFound.ts';
import { isTaxAdded, shownPrice } from '../../model/offer/shownPrice.ts';
import { EventStatePill } from './EventStatePill.tsx';
import { useEventNow } from './useEventNow.ts';
import { usePlaceOfEvent } from './usePlaceOfEvent.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;
const card = css(column);
const body = css({
  ...column,
  flex: 1,
  gap: theme.space[2],
  padding: theme.space[4],
  overflowWrap: 'anywhere',
  // Two cards fit side by side on a phone.
  [theme.media.belowTablet]: { padding: theme.space[3] },
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
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

export interface EventCardProps {
  event: EventSummary;
  /** Words that found it: a performer whom they mean is named, which explains why it is in the list. */
  search?: string | undefined;
}

/** Card of an event in a list: art, date, place, and all-in price or state by server time [C2.22]. */
export function EventCard({ event: answered, search = '' }: EventCardProps) {
  const { t, i18n } = useTranslation('marketplace');
  const paths = usePaths();
  const event = useEventNow(answered);
  const place = usePlaceOfEvent()(event);
  const { art } = event;
  const price = shownPrice(event);
  const performer = performerFound(event, search);
  return (
    <Card padding={0} interactive css={card}>
      <Poster
        src={art.portraitUrl}
        alt={art.alt}
        ratio={4 / 5}
        bleed
        {...(art.portraitPlaceholder ? { placeholder: art.portraitPlaceholder } : {})}
        colors={[art.palette.ink, art.palette.accent]}
      />
      <div css={body}>
        <p css={muted}>
          <DateTime
            value={event.startsAt}
            zone={event.timezone}
            locale={i18n.language}
            format="shortDateTime"
          />
        </p>
        <h2 css={{ fontSize: theme.text.title }}>
          <CardLink href={paths.event({ eventId: event.eventId, vanityName: event.vanityName })}>
            {event.shortName}
          </CardLink>
        </h2>
        {performer !== undefined && (
          <p css={muted}>
            {t('event.with')} {performer}
          </p>
        )}
        <p css={muted}>{place}</p>
        {event.distanceKm !== undefined && (
          <p css={muted}>
            {t('event.distance', { distance: formatDistance(event.distanceKm, i18n.language) })}
          </p>
        )}
        <div css={foot}>
          {price ? (
            <Price
              size="small"
              prefix={t('event.from')}
              amount={formatMoney(price, i18n.language)}
              note={isTaxAdded(event, price) && t('event.plusTax')}
            />
          ) : (
            <span />
          )}
          <Inline gap={1}>
            {event.fewLeft && <Badge tone="warning">{t('event.fewLeft')}</Badge>}
            <EventStatePill event={event} />
          </Inline>
        </div>
      </div>
    </Card>
  );
}
