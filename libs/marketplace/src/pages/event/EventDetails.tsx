import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { PolicyNote } from '@foyer/cart';
import { Button, DateTime, ShareIcon, Stack, theme, useOverlays } from '@foyer/ui-kit';
import { VenueMap } from '../../components/venue/VenueMap.tsx';
import { shareAddress } from './shareAddress.ts';

export interface EventDetailsProps {
  profile: EventProfile;
}

/** Details below the facts of an event: stream and replay, policy in words, directions, and a way to share it. */
export function EventDetails({ profile }: EventDetailsProps) {
  const { t, i18n } = useTranslation('places');
  const { toast } = useOverlays();
  const paths = usePaths();
  const { summary, policy, streamStartsAt, replayExpiresAt } = profile;
  const { venue, timezone } = summary;
  const times = [
    ['streamStarts', streamStartsAt],
    ['replayUntil', replayExpiresAt],
  ] as const;
  const share = async (): Promise<void> => {
    const path = paths.event({ eventId: summary.eventId, vanityName: summary.vanityName });
    const address = new URL(path, window.location.origin).href;
    const outcome = await shareAddress({ title: summary.shortName, url: address }, window.navigator);
    if (outcome === 'copied') toast(t('details.copied'), { tone: 'success' });
    if (outcome === 'failed') toast(address);
  };
  return (
    <Stack gap={6}>
      {streamStartsAt && (
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
      {venue?.coordinates && <VenueMap venue={venue} coordinates={venue.coordinates} />}
      <div>
        <Button icon={<ShareIcon />} onClick={() => void share()}>
          {t('details.share')}
        </Button>
      </div>
    </Stack>
  );
}
