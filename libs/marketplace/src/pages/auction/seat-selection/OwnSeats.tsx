import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Card, LinkButton, Notice, Stack, theme } from '@foyer/ui-kit';

/** Seats of an offer, picked or assigned, and the next step [C8.12a]. */
export function OwnSeats({ offer }: { offer: AuctionOffer }) {
  const { t } = useTranslation('auction');
  const { t: tEvent } = useTranslation('marketplace');
  const paths = usePaths();
  const { event, marketplaceId, seatPick, state } = offer;
  const { eventId } = event;
  const isPaid = state === 'claimed';
  return (
    <Card as="section" css={{ maxWidth: theme.size.measure }}>
      <Stack gap={4} align="start">
        <h2 css={{ fontSize: theme.text.title }}>{t('pick.yours')}</h2>
        {seatPick?.pickedAt === undefined && <Notice tone="info" title={t('pick.given')} />}
        <ul css={{ margin: 0, paddingInlineStart: theme.space[5] }}>
          {seatPick?.seats.map(({ seatCode, section, row, seat }) => (
            <li key={seatCode}>{tEvent('pick.seat', { section, row, seat })}</li>
          ))}
        </ul>
        {state === 'qualified' && <p>{t('pick.charge')}</p>}
        {state === 'paymentFailed' && <p>{t('offerState.paymentFailed')}</p>}
        <LinkButton
          variant="primary"
          href={isPaid ? paths.token({ eventId }) : paths.marketOffers({ eventId, marketplaceId })}
        >
          {t(isPaid ? 'offerState.see' : 'pick.offer')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
