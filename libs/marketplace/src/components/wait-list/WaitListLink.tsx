import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { TextLink } from '@foyer/ui-kit';
import { useSignInFirst } from '../request/useSignInFirst.ts';

/** Link to the wait list of the page's event, if an offer is sold out. */
export function WaitListLink({ eventId }: { eventId?: string }) {
  const { t } = useTranslation('marketplace');
  const { eventId: shown = '' } = useParams();
  const href = usePaths().waitList({ eventId: eventId ?? shown });
  return (
    <TextLink href={href} onClick={useSignInFirst(href)}>
      {t('offer.waitList')}
    </TextLink>
  );
}
