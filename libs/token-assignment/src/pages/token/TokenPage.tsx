import { css } from '@emotion/react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useParams } from 'react-router';
import type { ActivityExtra, EventActivity, Token } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { useGetEventActivityQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { DirectionsLink, WalletPassButtons } from '@foyer/cart';
import {
  CalendarIcon,
  Container,
  DateTime,
  DownloadLink,
  ErrorState,
  Grid,
  Inline,
  Notice,
  RichText,
  Skeleton,
  Stack,
  TextLink,
  theme,
} from '@foyer/ui-kit';
import { addressText, calendarAddress } from '@foyer/util';
import { FrozenNotice } from '../../components/freeze/FrozenNotice.tsx';
import { EntryCodeScreen } from '../../components/entry-code/EntryCodeScreen.tsx';
import { HandOver } from '../../components/hand-over/HandOver.tsx';
import { SaleAction } from '../../components/sale/SaleAction.tsx';
import { UpgradeAction } from '../../components/upgrade/UpgradeAction.tsx';
import { ManagedTokens } from '../../components/hand-over/ManagedTokens.tsx';
import { Doors } from '../../components/token/Doors.tsx';
import { TokenStub } from '../../components/token/TokenStub.tsx';
import { usePlaceText } from '../../components/token/usePlaceText.ts';
import { useTokenPlace } from '../../components/token/useTokenPlace.ts';
import { EventAside } from './EventAside.tsx';
import { keepSecrets } from '../../model/keepSecrets.ts';
import { tokenErrorText } from '../../messages/tokenErrorText.ts';

/** On wide windows the {product} beside the art and the place of their event. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
});

/** Extra: how it is delivered, where to, and whether it was handed out or sent [C3.22]. */
function ExtraItem({ extra }: { extra: ActivityExtra }) {
  const { t } = useTranslation('tokenAssignment');
  const { quantity, name, fulfilment, redeemed, shippingAddress } = extra;
  const isShipped = fulfilment === 'SHIPPING';
  return (
    <li>
      {t('token.extra', { count: quantity, name })}
      {fulfilment && ` · ${t(`fulfilment.${fulfilment}`)}`}
      {redeemed && !isShipped && ` · ${t('token.redeemed')}`}
      {isShipped && ` · ${t(redeemed ? 'token.shipped' : 'token.notShipped')}`}
      {shippingAddress && (
        <span css={{ display: 'block', color: theme.color.contentMuted }}>
          {t('token.shipTo', { address: addressText(shippingAddress) })}
        </span>
      )}
    </li>
  );
}

/** Tells whether the policy of a purchase, or the choice after a new date, lets its owner ask for a refund. */
const mayAskRefund = ({ event, tokens, refundUntil }: EventActivity): boolean =>
  event.status !== 'Cancelled' &&
  tokens.some(
    ({ orderId, policy }) => orderId !== undefined && (refundUntil !== undefined || policy.refund !== 'none'),
  );

/** Notice about a cancelled or moved event, with the holder's choice. */
function ChangeNotice({ activity }: { activity: EventActivity }) {
  const { t, i18n } = useTranslation('tokenAssignment');
  const { event, refundUntil } = activity;
  const { status, timezone: zone } = event;
  if (status === 'Upcoming') return null;
  const until =
    refundUntil === undefined ? undefined : (
      <DateTime value={refundUntil} zone={zone} locale={i18n.language} format="date" showZone={false} />
    );
  return (
    <Notice tone={status === 'Cancelled' ? 'danger' : 'warning'} title={t(`status.${status}`)}>
      {status === 'Cancelled' && t('token.cancelled')}
      {status !== 'Cancelled' && until === undefined && t('token.moved')}
      {status !== 'Cancelled' && until && <RichText text={t('token.choice')} elements={{ date: until }} />}
    </Notice>
  );
}

function ActivityOfEvent({
  activity,
  onShowCode,
}: {
  activity: EventActivity;
  onShowCode: (token: Token) => void;
}) {
  const { t, i18n } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const placeText = usePlaceText();
  const { event, tokens, extras, orders } = activity;
  // What waits for its recipient is still among the caller's own.
  const withOthers = (activity.managed ?? []).filter(
    (each) => !tokens.some(({ tokenId }) => tokenId === each.tokenId),
  );
  const orderNumber = (token: Token) => orders.find((order) => order.orderId === token.orderId)?.orderNumber;
  return (
    <Stack gap={6}>
      <header>
        <h1>{event.shortName}</h1>
        <p css={{ color: theme.color.contentMuted }}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
          {event.venue && (
            <>
              <br />
              {`${event.venue.name}, ${event.venue.city}`}
            </>
          )}
        </p>
        {activity.doorsAt && (
          <p css={{ color: theme.color.contentMuted }}>
            <Doors at={activity.doorsAt} zone={event.timezone} />
          </p>
        )}
        {(event.status === 'Upcoming' || event.status === 'Rescheduled') && (
          <Inline gap={2} css={{ marginTop: theme.space[3] }}>
            <DownloadLink
              href={calendarAddress(event.eventId, i18n.language)}
              icon={<CalendarIcon size={18} />}
            >
              {t('token.calendar')}
            </DownloadLink>
            <DirectionsLink venue={event.venue} label={t('token.directions')} />
          </Inline>
        )}
      </header>
      {activity.keptAt && (
        <Notice>
          <RichText
            text={t('token.keptAt')}
            elements={{
              date: <DateTime value={activity.keptAt} zone={event.timezone} locale={i18n.language} />,
            }}
          />
        </Notice>
      )}
      <ChangeNotice activity={activity} />
      <FrozenNotice />
      <div css={columns}>
        <Stack gap={6}>
          <Grid minColumn={560} as="ul" css={{ listStyle: 'none' }}>
            {tokens.map((token) => (
              <Stack as="li" gap={3} key={token.tokenId}>
                <TokenStub
                  token={token}
                  event={event}
                  orderNumber={orderNumber(token)}
                  doorsAt={activity.doorsAt}
                  onShowCode={() => onShowCode(token)}
                />
                <HandOver token={token} zone={event.timezone} />
                <SaleAction token={token} zone={event.timezone} />
                <UpgradeAction token={token} zone={event.timezone} />
                <Suspense>
                  <WalletPassButtons token={token} place={placeText(token)} />
                </Suspense>
              </Stack>
            ))}
          </Grid>
          <ManagedTokens tokens={withOthers} zone={event.timezone} />
          {extras.length > 0 && (
            <section>
              <h2>{t('token.extras')}</h2>
              <ul css={{ listStyle: 'none' }}>
                {extras.map((extra) => (
                  <ExtraItem key={`${extra.orderId} ${extra.name}`} extra={extra} />
                ))}
              </ul>
            </section>
          )}
          {mayAskRefund(activity) && (
            <p>
              <TextLink href={paths.refund({ eventId: event.eventId })}>{t('token.refund')}</TextLink>
            </p>
          )}
        </Stack>
        <EventAside event={event} />
      </div>
    </Stack>
  );
}

/**
 * A fan's {product} for one event, and their entry codes [C2.09, C3.22]. An address may name one that has gone to
 * another fan since [C8.15].
 */
export function TokenPage() {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { eventId = '', tokenId } = useParams();
  const { data, error, isFetching, refetch } = useGetEventActivityQuery({ eventId });
  const [shownId, setShown] = useState(tokenId);
  const store = useStore() as FoyerStore;
  const tokens = data?.tokens;
  useEffect(() => {
    if (tokens) void keepSecrets(tokens, store, 'all');
  }, [tokens, store]);
  const place = useTokenPlace();
  const codes = (data?.tokens ?? [])
    .filter(({ allowed, tokenId: id }) => id === shownId || allowed?.showCode.allowed !== false)
    .map((token) => ({
      tokenId: token.tokenId,
      place: [
        ...place(token).map(({ label, value }) => `${label} ${value}`),
        ...(token.gate ? [t('place.gate', { gate: token.gate })] : []),
      ],
    }));
  const shown = codes.find((each) => each.tokenId === shownId);
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{data?.event.shortName ?? t('going.title')}</title>
      <p css={{ marginBottom: theme.space[4] }}>
        <TextLink href={paths.myTokensGoing()}>{t('token.back')}</TextLink>
      </p>
      {data && tokenId !== undefined && !data.tokens.some((each) => each.tokenId === tokenId) && (
        <div css={{ marginBottom: theme.space[6] }}>
          <Notice tone="warning" title={t('token.unavailable')}>
            {t('token.unavailableHint')}
          </Notice>
        </div>
      )}
      {data && <ActivityOfEvent activity={data} onShowCode={(token) => setShown(token.tokenId)} />}
      {!data && error !== undefined && (
        <ErrorState
          headingLevel={1}
          title={t('token.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {tokenErrorText(t, error)}
        </ErrorState>
      )}
      {!data && error === undefined && <Skeleton shape="block" height="480px" />}
      {data && shown && (
        <EntryCodeScreen
          eventName={data.event.shortName}
          tokens={codes}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </Container>
  );
}
