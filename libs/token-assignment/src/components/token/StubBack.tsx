import { css } from '@emotion/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary, Money, Token } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { PolicyNote } from '@foyer/cart';
import { formatMoney } from '@foyer/util';
import { LinkButton, PriceRows, Stack, theme } from '@foyer/ui-kit';
import { Doors } from './Doors.tsx';

const sides = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: `${theme.space[5]} ${theme.space[8]}`,
});

export interface StubBackProps {
  token: Token;
  event: EventSummary;
  /** What was paid for the token. */
  paid: Money;
  orderNumber: string | undefined;
  /** Instant at which the doors open; `undefined` if the event does not say. */
  doorsAt: string | undefined;
}

/** Back of a stub: order and price, and what matters on the day: doors, address and the rules in force [C3.22m]. */
export function StubBack({ token, event, paid, orderNumber, doorsAt }: StubBackProps) {
  const { t, i18n } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { venue, timezone, eventId } = event;
  return (
    <div css={sides}>
      <Stack gap={4}>
        <PriceRows
          rows={
            orderNumber === undefined ? [] : [{ id: 'order', label: t('receipt.order'), amount: orderNumber }]
          }
          total={{ label: t('receipt.paid'), amount: formatMoney(paid, i18n.language) }}
        />
        {token.orderId && (
          <p>
            <LinkButton
              variant="secondary"
              wide
              href={`${paths.receipt({ eventId })}?orderId=${token.orderId}`}
            >
              {t('receipt.full')}
            </LinkButton>
          </p>
        )}
      </Stack>
      <Stack gap={4}>
        {(doorsAt ?? venue) && (
          <div>
            {doorsAt && (
              <p css={{ fontWeight: 600 }}>
                <Doors at={doorsAt} zone={timezone} />
              </p>
            )}
            {venue && (
              <p>{[venue.name, venue.address, venue.city, venue.region].filter(Boolean).join(', ')}</p>
            )}
          </div>
        )}
        <Suspense>
          <PolicyNote policy={token.policy} zone={timezone} />
        </Suspense>
      </Stack>
    </div>
  );
}
