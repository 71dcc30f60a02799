import { useTranslation } from 'react-i18next';
import { isOff, type EventProfile } from '@foyer/contract';
import { useAbility, usePaths } from '@foyer/api-client/shell';
import { PolicyNote } from '@foyer/cart';
import { DateTime, Stack, TextLink, theme } from '@foyer/ui-kit';
import { ExchangeLink } from '../../../components/exchange/ExchangeLink.tsx';
import { PriceAlert } from '../../../components/price-alert/PriceAlert.tsx';
import { ResaleNote } from '../../../components/resale/ResaleNote.tsx';
import { EventsOfTag } from '../../../components/tag/EventsOfTag.tsx';
import { VenueMap } from '../../../components/venue/VenueMap.tsx';
import { OtherDates } from './OtherDates.tsx';

export interface EventDetailsProps {
  profile: EventProfile;
}

/** Details below the facts of an event: stream and replay, policy, other dates, directions, and more events of its genre. */
export function EventDetails({ profile }: EventDetailsProps) {
  const { t, i18n } = useTranslation('places');
  const paths = usePaths();
  const hasStreams = useAbility('streaming');
  const { summary, policy, streamStartsAt, replayExpiresAt, lineup } = profile;
  const headliner = lineup[0];
  const { venue, timezone } = summary;
  const times = [
    ['streamStarts', streamStartsAt],
    ['replayUntil', replayExpiresAt],
  ] as const;
  return (
    <Stack gap={6}>
      {(streamStartsAt ?? replayExpiresAt) && (
        <section>
          <h2>{t('details.stream')}</h2>
          {times.map(
            ([key, instant]) =>
              instant && (
                <p key={key} css={{ marginTop: theme.space[2] }}>
                  {t(`details.${key}`)}{' '}
                  <DateTime value={instant} zone={timezone} locale={i18n.language} showZone />
                </p>
              ),
          )}
          {hasStreams && (
            <p css={{ marginTop: theme.space[2] }}>
              <TextLink href={paths.streamCheck(summary)}>{t('details.check')}</TextLink>
            </p>
          )}
        </section>
      )}
      <Stack as="section" gap={3}>
        <h2>{t('details.policy')}</h2>
        <PolicyNote policy={policy} zone={timezone} />
      </Stack>
      <ExchangeLink profile={profile} />
      <PriceAlert profile={profile} />
      <ResaleNote profile={profile} />
      {/* Those of a sold-out event are above, in place of what it sold. */}
      {profile.series && (summary.saleState !== 'soldOut' || isOff(summary)) && (
        <OtherDates series={profile.series} eventId={summary.eventId} />
      )}
      {venue?.coordinates && <VenueMap venue={venue} coordinates={venue.coordinates} />}
      {headliner?.genre !== undefined && headliner.genreTag !== undefined && (
        <EventsOfTag tag={headliner.genreTag} genre={headliner.genre} performerId={headliner.performerId} />
      )}
    </Stack>
  );
}
