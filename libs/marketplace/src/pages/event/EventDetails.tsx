import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useDeployment, usePaths } from '@foyer/api-client/shell';
import { PolicyNote } from '@foyer/cart';
import { CalendarIcon, DateTime, DownloadLink, Inline, Stack, theme } from '@foyer/ui-kit';
import { calendarAddress } from '@foyer/util';
import { EventsOfTag } from '../../components/tag/EventsOfTag.tsx';
import { ShareButton } from '../../components/share/ShareButton.tsx';
import { FollowButton } from '../../components/topic/FollowButton.tsx';
import { VenueMap } from '../../components/venue/VenueMap.tsx';
import { OtherDates } from './OtherDates.tsx';

export interface EventDetailsProps {
  profile: EventProfile;
}

/** Details below the facts of an event: sharing, calendar and following, stream and replay, policy, other dates, directions, and more events of its genre. */
export function EventDetails({ profile }: EventDetailsProps) {
  const { t, i18n } = useTranslation(['places', 'cart']);
  const paths = usePaths();
  const { summary, policy, streamStartsAt, replayExpiresAt, lineup } = profile;
  const headliner = lineup[0];
  const namesPerformers = useDeployment()?.remoteConfig?.performersSection !== false;
  const { venue, timezone } = summary;
  const times = [
    ['streamStarts', streamStartsAt],
    ['replayUntil', replayExpiresAt],
  ] as const;
  const path = paths.event({ eventId: summary.eventId, vanityName: summary.vanityName });
  return (
    <Stack gap={6}>
      <Inline gap={2}>
        <ShareButton title={summary.shortName} path={path} />
        {(summary.status === 'Upcoming' || summary.status === 'Rescheduled') && (
          <DownloadLink
            href={calendarAddress(summary.eventId, i18n.language)}
            icon={<CalendarIcon size={18} />}
          >
            {t('cart:receipt.calendar')}
          </DownloadLink>
        )}
        {namesPerformers && headliner && (
          <FollowButton
            topic={{ kind: 'performer', topicId: headliner.performerId, name: headliner.name }}
            isAside
          />
        )}
      </Inline>
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
        </section>
      )}
      <Stack as="section" gap={3}>
        <h2>{t('details.policy')}</h2>
        <PolicyNote policy={policy} zone={timezone} />
      </Stack>
      {profile.series && <OtherDates series={profile.series} eventId={summary.eventId} />}
      {venue?.coordinates && <VenueMap venue={venue} coordinates={venue.coordinates} />}
      {headliner?.genre !== undefined && headliner.genreTag !== undefined && (
        <EventsOfTag tag={headliner.genreTag} genre={headliner.genre} performerId={headliner.performerId} />
      )}
    </Stack>
  );
}
