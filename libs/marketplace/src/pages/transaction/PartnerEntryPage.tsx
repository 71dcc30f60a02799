import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useMarketplaceCode } from '@foyer/cart';
import { useAuthentication, useSession } from '@foyer/identity';
import { Button, Container, DateTime, ErrorState, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { withCode } from '../../model/offer/offerFilters.ts';

interface Entry {
  eventId: string;
  /** Address of the gated step. */
  target: string;
}

function EventGone() {
  const { t } = useTranslation('transaction');
  const paths = usePaths();
  return (
    <ErrorState
      headingLevel={1}
      title={t('eventGone')}
      action={<LinkButton href={paths.discover()}>{t('discover')}</LinkButton>}
    >
      {t('eventGoneHint')}
    </ErrorState>
  );
}

/** Event of the link, over which a visitor logs in. The gate itself would put Discover behind the overlay [C6.01]. */
function LogInOverEvent({ eventId, target }: Entry) {
  const { t, i18n } = useTranslation('transaction');
  const navigate = useNavigate();
  const { requireSignedIn } = useAuthentication();
  const question = withCode({ eventId }, useMarketplaceCode(eventId));
  const { data, error, isFetching, refetch } = useGetEventProfileQuery(question);
  const isThere = data !== undefined;
  const logIn = useCallback(
    (): void => void requireSignedIn(() => navigate(target, { replace: true })),
    [navigate, requireSignedIn, target],
  );
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!isThere || wasOpened.current) return;
    wasOpened.current = true;
    logIn();
  }, [isThere, logIn]);
  if (!data && ['notFound', 'invalidRequest'].includes(errorCodeOf(error) ?? '')) return <EventGone />;
  if (!data && error !== undefined)
    return (
      <ErrorState headingLevel={1} title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(t, error)}
      </ErrorState>
    );
  if (!data) return <Skeleton shape="block" height="160px" />;
  const { shortName, startsAt, timezone, venue } = data.summary;
  return (
    <Stack gap={6} align="start">
      <title>{shortName}</title>
      <header>
        <h1>{shortName}</h1>
        <p css={{ color: theme.color.contentMuted }}>
          <DateTime value={startsAt} zone={timezone} locale={i18n.language} />
          {venue && (
            <>
              <br />
              {`${venue.name}, ${venue.city}`}
            </>
          )}
        </p>
      </header>
      <p>{t('entry.hint')}</p>
      <Button variant="primary" onClick={logIn}>
        {t('entry.continue')}
      </Button>
    </Stack>
  );
}

/**
 * Public entry of a purchase on a partner's site: `?eventId`, and `?marketplaceId` for one of its sale windows. Leads
 * to the gated step once there is a session [C2.03, C2.20].
 */
export function PartnerEntryPage() {
  const [search] = useSearchParams();
  const paths = usePaths();
  const { status } = useSession();
  const eventId = search.get('eventId') ?? '';
  const marketplaceId = search.get('marketplaceId') ?? undefined;
  const target = eventId === '' ? undefined : paths.transactionPartner({ eventId, marketplaceId });
  if (target !== undefined && status !== 'signedOut') return <Navigate replace to={target} />;
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8] }}>
      {target === undefined ? (
        <EventGone />
      ) : (
        <LogInOverEvent key={target} eventId={eventId} target={target} />
      )}
    </Container>
  );
}
