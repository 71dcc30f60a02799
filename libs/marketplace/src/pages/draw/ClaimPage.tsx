import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { DrawClaim } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useCheckoutCartMutation } from '@foyer/api-client/cart';
import { useCheckoutDrawClaimQuery, useClaimDrawMutation } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import { formatMoney } from '@foyer/util';
import { Button, Card, DateTime, Notice, Price, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { GiveUp } from '../../components/request/GiveUp.tsx';
import { RequestFrame } from '../../components/request/RequestFrame.tsx';
import { EntryFate } from './entry/EntryFate.tsx';
import { EntryRefusal } from './entry/EntryRefusal.tsx';

/** Loaded on demand: few cards are refused. */
const Repay = lazy(async () => ({ default: (await import('../../components/request/Repay.tsx')).Repay }));

const pollEveryMs = 30_000;

/** Price of a win, and the button that turns it into the cart. */
function Take({ claim: { entry, allIn } }: { claim: DrawClaim }) {
  const { t, i18n } = useTranslation('draw');
  const navigate = useNavigate();
  const paths = usePaths();
  const { requireVerified } = useAuthentication();
  const key = useRef(crypto.randomUUID());
  const [claim, claiming] = useClaimDrawMutation();
  const [checkout, checking] = useCheckoutCartMutation();
  const { offerId } = entry;
  const error = claiming.error ?? checking.error;
  const take = (): void => {
    void requireVerified(async () => {
      const claimed = await claim({ offerId });
      if (claimed.error) return;
      const { eventId, selections } = claimed.data;
      // The win is no longer reserved; the entry, which is loaded again, shows that.
      if (selections.length === 0) return;
      // The store adopts the cart from checkout's answer.
      const held = await checkout({ ...claimed.data, idempotencyKey: key.current });
      if (!held.error) void navigate(paths.checkout({ eventId }));
    });
  };
  return (
    <Stack gap={4}>
      <Price size="large" amount={formatMoney(allIn, i18n.language)} note={t('claim.most')} />
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <div>
        <Button
          variant="primary"
          size="large"
          loading={claiming.isLoading || checking.isLoading}
          onClick={take}
        >
          {t('claim.button')}
        </Button>
      </div>
    </Stack>
  );
}

/** Title of the page, which can also be opened when there is nothing to claim. */
const titleKey = ({ entry }: DrawClaim) => {
  if (!entry.win) return 'claim.entry';
  return entry.state === 'paymentFailed' ? 'claim.pay' : 'claim.title';
};

/** Page of a win: its items, its deadline, and the button to checkout [C2.11a, C7.05]. */
export function ClaimPage() {
  const { t, i18n } = useTranslation('draw');
  const { offerId = '' } = useParams();
  const query = useCheckoutDrawClaimQuery({ offerId }, { pollingInterval: pollEveryMs });
  const { data, refetch } = query;
  return (
    <RequestFrame
      title={t(data ? titleKey(data) : 'claim.title')}
      query={{ ...query, data: data && { ...data, event: data.entry.event } }}
      failed={t('claim.failed')}
      gone={{ title: t('claim.over'), hint: t('claim.goneHint') }}
    >
      {(claim) => {
        const { entry } = claim;
        const { allowed, reason } = entry.allowed.claim;
        const { shortName, startsAt, timezone, venue } = entry.event;
        const mayRepay = entry.allowed.repay.allowed;
        return (
          <Stack gap={8}>
            <Card as="section" css={{ maxWidth: theme.size.measure }}>
              <Stack gap={5}>
                <div>
                  <h2 css={{ fontSize: theme.text.title, overflowWrap: 'anywhere' }}>{shortName}</h2>
                  <p css={{ color: theme.color.contentMuted }}>
                    <DateTime value={startsAt} zone={timezone} locale={i18n.language} showZone />
                    {venue && (
                      <>
                        <br />
                        {venue.name}
                      </>
                    )}
                  </p>
                </div>
                <EntryFate entry={entry}>
                  {allowed && <Take claim={claim} />}
                  {!allowed && reason === 'cartBlocksOffer' && (
                    <EntryRefusal eventId={entry.event.eventId} reason={reason} />
                  )}
                </EntryFate>
              </Stack>
            </Card>
            {mayRepay && (
              <Suspense fallback={<Skeleton shape="block" height="320px" />}>
                <Repay
                  offerId={entry.offerId}
                  event={entry.event}
                  quote={claim.quote}
                  refusedId={entry.paymentMethodId}
                  onChanged={refetch}
                  isReading={query.isFetching}
                >
                  <p>{t('repay.lead')}</p>
                  <p>{t('repay.attempts', { count: claim.attemptsLeft })}</p>
                </Repay>
              </Suspense>
            )}
            {entry.allowed.decline.allowed && (
              <GiveUp
                offerId={entry.offerId}
                warning={{
                  title: t('decline.title'),
                  message: t('decline.text'),
                  yes: t('decline.yes'),
                  no: t('decline.no'),
                }}
              />
            )}
          </Stack>
        );
      }}
    </RequestFrame>
  );
}
