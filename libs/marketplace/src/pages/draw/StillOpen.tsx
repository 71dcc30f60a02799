import { useTranslation } from 'react-i18next';
import type { DrawEntry } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, Stack } from '@foyer/ui-kit';

const worded = ['purchase', 'auction'] as const;

/** What is still open to a fan who has lost a draw, as the server says, or where else to look. */
export function StillOpen({ entry: { event, stillOpen } }: { entry: DrawEntry }) {
  const { t } = useTranslation('draw');
  const paths = usePaths();
  if (!stillOpen) return null;
  const ways = worded.filter((way) => stillOpen.includes(way));
  const { eventId, vanityName } = event;
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
