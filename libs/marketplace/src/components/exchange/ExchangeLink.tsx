import { useTranslation } from 'react-i18next';
import { isOff, type EventProfile } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, Stack } from '@foyer/ui-kit';
import { useHasExchange } from './useHasExchange.ts';

/** Way to a standing bid for what fans resell of an event. */
export function ExchangeLink({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('places');
  const paths = usePaths();
  const hasExchange = useHasExchange();
  const { summary, resale } = profile;
  if (!hasExchange || !resale || isOff(summary)) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>{t('exchange.title')}</h2>
      <p>{t('exchange.text')}</p>
      <div>
        <LinkButton
          variant="secondary"
          href={paths.marketOffers({ eventId: summary.eventId, marketplaceId: 'resale' })}
        >
          {t('exchange.link')}
        </LinkButton>
      </div>
    </Stack>
  );
}
