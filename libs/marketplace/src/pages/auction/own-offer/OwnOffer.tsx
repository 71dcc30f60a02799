import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { Button, Card, Stack, theme } from '@foyer/ui-kit';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferFate } from './OfferFate.tsx';
import { Standing } from './Standing.tsx';

const titles = {
  open: 'own.open',
  pendingResults: 'own.closed',
  qualified: 'own.won',
  claimed: 'own.won',
  paymentFailed: 'own.won',
  lost: 'own.lost',
  expired: 'own.lost',
  cancelled: 'own.lost',
} as const;

/** The caller's offer: standing or result, and raising it while that is possible [C5.08, C8.01]. */
export function OwnOffer({ offer, onRaise }: { offer: AuctionOffer; onRaise: () => void }) {
  const { t } = useTranslation('auction');
  const { state, outlook, allowed } = offer;
  return (
    <Card as="section">
      <Stack gap={5}>
        <h2 css={{ fontSize: theme.text.title }}>{t(titles[state])}</h2>
        <OfferFacts offer={offer} />
        {outlook && <Standing outlook={outlook} />}
        {state === 'open' ? <p>{t('form.rule')}</p> : <OfferFate offer={offer} />}
        {allowed.raise.allowed && (
          <div>
            <Button variant="primary" onClick={onRaise}>
              {t('own.raise')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
