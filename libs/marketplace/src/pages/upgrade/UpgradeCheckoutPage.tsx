import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { Order, UpgradeCheckout } from '@foyer/contract';
import { errorText, postFrameEvent } from '@foyer/api-client';
import {
  useGetUpgradeCheckoutQuery,
  useHoldUpgradeMutation,
  usePayUpgradeMutation,
  useReleaseUpgradeMutation,
} from '@foyer/api-client/marketplace';
import { fraudSessionId, PayPanel, paymentStorage, usePlaceText, type Commit } from '@foyer/cart';
import {
  Button,
  Card,
  Countdown,
  EmptyState,
  LinkButton,
  Notice,
  RichText,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { usePlaceOf } from '../selling/ask/usePlaceOf.ts';
import { UpgradeFrame } from './UpgradeFrame.tsx';
import { useUpgrade } from './useUpgrade.ts';

const plain = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** What is given up, and what replaces it. */
function Exchange({ checkout: { source, line } }: { checkout: UpgradeCheckout }) {
  const { t } = useTranslation('upgrade');
  const placeOf = usePlaceOf();
  const placeText = usePlaceText();
  const place = placeText({
    seats: line.seats,
    ...(line.sectionName ? { sectionName: line.sectionName } : {}),
  });
  return (
    <Card as="section">
      <Stack gap={4}>
        <div>
          <h2 css={{ fontSize: theme.text.large }}>{t('checkout.give')}</h2>
          <ul css={plain}>
            {source.tokens.map((token) => (
              <li key={token.tokenId}>{placeOf({ ...token, name: source.name })}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2 css={{ fontSize: theme.text.large }}>{t('checkout.get')}</h2>
          <p>{`${line.quantity} × ${line.name}`}</p>
          {place !== '' && place !== line.name && <p>{place}</p>}
        </div>
      </Stack>
    </Card>
  );
}

/** Pays for one upgrade as another commitment, which a renewed hold is. */
function Panel({ checkout, onEnded }: { checkout: UpgradeCheckout; onEnded: () => void }) {
  const { t, i18n } = useTranslation('upgrade');
  const navigate = useNavigate();
  const { source, paths, linkTo } = useUpgrade();
  const [pay] = usePayUpgradeMutation();
  const [hold, holding] = useHoldUpgradeMutation();
  const [release, releasing] = useReleaseUpgradeMutation();
  const { upgradeId, event, quote, line, heldUntil } = checkout;
  const { eventId, vanityName } = event;
  const query = {
    eventId,
    upgradeSourceOfferId: checkout.source.offerId,
    tokenIds: checkout.source.tokens.map(({ tokenId }) => tokenId),
  };
  const [hasEnded, setEnded] = useState(checkout.state === 'over');
  const commit: Commit<Order> = ({ paymentMethodId, acceptedTotal, savePaymentMeans }, idempotencyKey) =>
    pay({
      ...{ eventId, upgradeId, acceptedTotal, idempotencyKey },
      ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
      ...(savePaymentMeans ? { savePaymentMeans } : {}),
      fraudSessionId: fraudSessionId(paymentStorage, () => crypto.randomUUID()),
    });
  const renew = async (): Promise<boolean> => {
    const seatCodes = line.seats.map(({ seatCode }) => seatCode);
    const { data } = await hold({
      ...{ ...query, offerGroupId: line.offerGroupId, idempotencyKey: crypto.randomUUID() },
      ...(seatCodes.length > 0 ? { seatCodes } : {}),
    });
    if (!data) return false;
    await navigate(linkTo('transactionUpgradeCheckout', query, { upgradeId: data.upgradeId }), {
      replace: true,
    });
    return true;
  };
  const onPaid = ({ orderId }: Order): void => {
    postFrameEvent({ type: 'upgradeComplete', eventId, orderId });
    void navigate(`${paths.receipt({ eventId })}?orderId=${orderId}`, { replace: true });
  };
  const giveBack = async (): Promise<void> => {
    const { error } = await release({ eventId, upgradeId });
    if (!error) await navigate(linkTo('transactionUpgradeListings', query), { replace: true });
  };
  const problem = holding.error ?? releasing.error;
  const total = formatMoney(quote.total, i18n.language);
  const isFree = quote.total.amount === 0;
  return (
    <PayPanel<Order>
      eventId={eventId}
      eventHref={paths.event({ eventId, vanityName })}
      subject={`upgrade:${upgradeId}`}
      quote={quote}
      label={isFree ? t('checkout.free') : t('checkout.pay', { total })}
      needs={{ card: !isFree, shippingAddress: false, cardOnly: true }}
      hold={{ hasEnded, onEnded, renew, isRenewing: holding.isLoading }}
      commit={commit}
      onPaid={onPaid}
      note={<p>{t('checkout.rule')}</p>}
    >
      <Exchange checkout={checkout} />
      {hasEnded ? (
        <Notice
          tone="warning"
          title={t('checkout.over')}
          action={
            <Button loading={holding.isLoading} onClick={() => void renew()}>
              {t('checkout.again')}
            </Button>
          }
        >
          {t('checkout.overHint')}
        </Notice>
      ) : (
        <p>
          <RichText
            text={t('checkout.clock')}
            elements={{ clock: <Countdown endsAt={heldUntil} onEnd={() => setEnded(true)} /> }}
          />{' '}
          <Button variant="text" loading={releasing.isLoading} onClick={() => void giveBack()}>
            {t('checkout.release')}
          </Button>
        </p>
      )}
      {problem !== undefined && <Notice tone="danger">{errorText(t, problem)}</Notice>}
      <LinkButton
        variant="text"
        href={linkTo('transactionUpgradeListings', source.tokenIds.length > 0 ? source : query)}
      >
        {t('detail.back')}
      </LinkButton>
    </PayPanel>
  );
}

/** Payment of the difference, within the hold [C2.19d]. */
export function UpgradeCheckoutPage() {
  const { t } = useTranslation('upgrade');
  const { eventId, source, upgradeId, paths, linkTo } = useUpgrade();
  const query = useGetUpgradeCheckoutQuery({ eventId, upgradeId }, { skip: upgradeId === '' });
  if (upgradeId === '') return <Navigate to={linkTo('transactionUpgrades', source)} replace />;
  const { data, refetch } = query;
  return (
    <UpgradeFrame title={t('checkout.title')} query={query} eventId={eventId} event={data?.event}>
      {data?.state === 'paid' && (
        <EmptyState
          title={t('checkout.paid')}
          action={
            <LinkButton
              variant="primary"
              href={`${paths.receipt({ eventId })}?orderId=${data.orderId ?? ''}`}
            >
              {t('checkout.receipt')}
            </LinkButton>
          }
        />
      )}
      {data && data.state !== 'paid' && (
        <Panel key={`${data.upgradeId} ${data.state}`} checkout={data} onEnded={() => void refetch()} />
      )}
    </UpgradeFrame>
  );
}
