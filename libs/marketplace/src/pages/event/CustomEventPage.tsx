import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CustomEventPage as CustomPage, EventProfile } from '@foyer/contract';
import { useGetCustomEventPageQuery, useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { useMarketplaceCode } from '@foyer/cart';
import { DateTime, Poster, theme } from '@foyer/ui-kit';
import { usePlaceOfEvent } from '../../components/event/usePlaceOfEvent.ts';
import { livePolling } from '../../model/event/livePolling.ts';
import { withCode } from '../../model/offer/offerFilters.ts';
import { EventView } from './EventView.tsx';
import { EventFailed } from './EventFailed.tsx';
import { EventFacts, HeadSigns, HeroLayout } from './EventHero.tsx';
import { EventLoading } from './EventLoading.tsx';
import { useProfileNow } from '../../components/event/useSaleNow.ts';

const headline = css({
  fontSize: theme.text.display,
  fontWeight: 800,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
});
const words = css({ maxWidth: theme.size.measure, whiteSpace: 'pre-line' });

/** Headline and text of the organiser, then the event. */
function CustomHead({ page, profile }: { page: CustomPage; profile: EventProfile }) {
  const { summary: event } = profile;
  const { i18n } = useTranslation('marketplace');
  const place = usePlaceOfEvent()(event);
  return (
    <HeroLayout
      picture={
        <Poster
          src={event.art.wideUrl}
          alt=""
          priority
          {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
          colors={[event.art.palette.ink, event.art.palette.accent]}
        />
      }
    >
      <h1 css={headline}>{page.headline}</h1>
      <h2>{event.shortName}</h2>
      <p>
        <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        <br />
        {place}
      </p>
      <EventFacts profile={profile} />
      <p css={words}>{page.text}</p>
      <HeadSigns profile={profile} />
    </HeroLayout>
  );
}

function CustomView({ page }: { page: CustomPage }) {
  const { eventId } = page;
  const { data, error, isFetching, refetch } = useGetEventProfileQuery(
    withCode({ eventId }, useMarketplaceCode(eventId)),
    livePolling,
  );
  const profile = useProfileNow(data);
  if (profile) return <EventView profile={profile} head={<CustomHead page={page} profile={profile} />} />;
  if (error === undefined) return <EventLoading />;
  return <EventFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

/** Page of an event at an address of the organiser's choice, with the organiser's words [C2.02]. */
export function CustomEventPage() {
  const { customEventSlug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetCustomEventPageQuery({ slug: customEventSlug });
  if (currentData) return <CustomView page={currentData} />;
  if (error === undefined) return <EventLoading />;
  return <EventFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
