import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Container, EmptyState, LinkButton, Stack, theme } from '@foyer/ui-kit';
import { readDeparture, type Departure } from '../../model/payment/departure.ts';

const choices = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });

/**
 * Sends the browser to the provider, out of the widget's frame as well, because the provider's page refuses framing.
 */
const leave = ({ redirectUrl }: Departure): void => void window.open(redirectUrl, '_top');

function Leaving({ departure }: { departure: Departure }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const paths = usePaths();
  const { eventId, signedExternalPaymentKey } = departure;
  const back = new URLSearchParams({ eventId, signedExternalPaymentKey });
  const isLeaving = useRef(departure.wasSent === true);
  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    // Prevents that the browser's back button sends the buyer away again.
    void navigate('.', { replace: true, state: { ...departure, wasSent: true } });
    leave(departure);
  }, [departure, navigate]);
  return (
    <Stack gap={6}>
      <h1>{t('external.title')}</h1>
      <p>{t('external.hint')}</p>
      <div css={choices}>
        <Button variant="primary" onClick={() => leave(departure)}>
          {t('external.go')}
        </Button>
        <LinkButton href={`${paths.externalPaymentCallback()}?${back}`}>{t('external.leave')}</LinkButton>
      </div>
    </Stack>
  );
}

/**
 * Page between checkout and a provider's page: opens the provider's page, and offers the next steps to a buyer who
 * comes back without having paid [C2.03a]. A buyer who declines to pay there is led to the return page, which closes
 * the payment.
 */
export function ExternalPaymentLoadingPage() {
  const { t } = useTranslation('checkout');
  const { state: given } = useLocation() as { state: unknown };
  const paths = usePaths();
  const departure = readDeparture(given);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8] }}>
      <title>{t('external.title')}</title>
      {departure ? (
        <Leaving departure={departure} />
      ) : (
        <EmptyState
          headingLevel={1}
          title={t('external.none')}
          action={
            <LinkButton variant="primary" href={paths.discover()}>
              {t('direct.discover')}
            </LinkButton>
          }
        >
          {t('external.noneHint')}
        </EmptyState>
      )}
    </Container>
  );
}
