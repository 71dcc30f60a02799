import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { TextLink } from '@foyer/ui-kit';

/** Leads to the wait list of the page's event, where something is sold out. */
export function WaitListLink({ eventId }: { eventId?: string }) {
  const { t } = useTranslation('marketplace');
  const { eventId: shown = '' } = useParams();
  return <TextLink href={usePaths().waitList({ eventId: eventId ?? shown })}>{t('offer.waitList')}</TextLink>;
}
