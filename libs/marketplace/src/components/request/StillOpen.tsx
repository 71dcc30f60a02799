import { useTranslation } from 'react-i18next';
import type { EventSummary, MarketplaceType } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, Stack } from '@foyer/ui-kit';

const worded = ['purchase', 'draw', 'auction'] as const;

export interface StillOpenProps {
  event: Pick<EventSummary, 'eventId' | 'vanityName'>;
  /** Ways that are open according to the server; absent for a fan who has not lost. */
  stillOpen: MarketplaceType[] | undefined;
}

/** Next steps for a fan who has lost a draw or an auction: ways that are still open, or a search for other events. */
export function StillOpen({ event: { eventId, vanityName }, stillOpen }: StillOpenProps) {
  const { t } = useTranslation('ways');
  const paths = usePaths();
  if (!stillOpen) return null;
  const ways = worded.filter((way) => stillOpen.includes(way));
  return (
    <Stack gap={3} align="start">
      {ways.length === 0 && <p>{t('still.none')}</p>}
      {ways.map((way) => (
        <p key={way}>{t(`still.${way}`)}</p>
      ))}
      {ways.length === 0 ? (
        <LinkButton variant="primary" href={paths.discover()}>
          {t('still.other')}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" href={paths.event({ eventId, vanityName })}>
          {t('still.see')}
        </LinkButton>
      )}
    </Stack>
  );
}
