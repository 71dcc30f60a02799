import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useDeployment, usePaths } from '@foyer/api-client/shell';
import { useShareTexts } from '@foyer/cart';
import { CalendarIcon, DownloadLink, ShareButton } from '@foyer/ui-kit';
import { calendarAddress } from '@foyer/util';
import { FollowButton } from '../topic/FollowButton.tsx';

/** Sharing, the calendar file and following of an event, as signs in its head [C3.17]. */
export function EventActions({ profile: { summary, lineup } }: { profile: EventProfile }) {
  const { t, i18n } = useTranslation('cart');
  const paths = usePaths();
  const shareTexts = useShareTexts();
  const namesPerformers = useDeployment()?.remoteConfig?.performersSection !== false;
  const { eventId, vanityName, status } = summary;
  const headliner = lineup[0];
  return (
    <>
      <ShareButton
        title={summary.shortName}
        path={paths.event({ eventId, vanityName })}
        isSign
        texts={shareTexts}
      />
      {(status === 'Upcoming' || status === 'Rescheduled') && (
        <DownloadLink
          href={calendarAddress(eventId, i18n.language)}
          icon={<CalendarIcon />}
          label={t('receipt.calendar')}
        />
      )}
      {namesPerformers && headliner && (
        <FollowButton
          topic={{ kind: 'performer', topicId: headliner.performerId, name: headliner.name }}
          isSign
        />
      )}
    </>
  );
}
