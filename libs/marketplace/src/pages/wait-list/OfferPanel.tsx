import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { WaitListEntry, WaitListOffer } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useCheckoutCartMutation } from '@foyer/api-client/cart';
import { useClaimWaitListMutation } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import { Button, Card, Countdown, DateTime, Inline, Notice, RichText, Stack, theme } from '@foyer/ui-kit';
import { LeaveButton } from './LeaveButton.tsx';

/** Offer that is reserved for the caller: claiming it fills the cart, and opens checkout. */
export function OfferPanel({ entry, offer }: { entry: WaitListEntry; offer: WaitListOffer }) {
  const { t, i18n } = useTranslation('waitList');
  const navigate = useNavigate();
  const paths = usePaths();
  const { requireVerified } = useAuthentication();
  const key = useRef(crypto.randomUUID());
  const [claim, claiming] = useClaimWaitListMutation();
  const [checkout, checking] = useCheckoutCartMutation();
  const { event } = entry;
  const { eventId } = event;
  const error = claiming.error ?? checking.error;
  const take = (): void => {
    void requireVerified(async () => {
      const claimed = await claim({ eventId });
      if (claimed.error) return;
      const { selections } = claimed.data;
      // The offer has expired; the list, which is loaded again, shows that.
      if (selections.length === 0) return;
      // The store adopts the cart from checkout's answer.
      const held = await checkout({ eventId, selections, idempotencyKey: key.current });
      if (!held.error) void navigate(paths.checkout({ eventId }));
    });
  };
  const clock = (
    <Countdown endsAt={offer.until} format="duration" locale={i18n.language} announceAtSeconds={[]} />
  );
  const until = <DateTime value={offer.until} zone={event.timezone} locale={i18n.language} />;
  return (
    <Card>
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('offer.title')}</h2>
        <Stack gap={1}>
          <p css={{ fontWeight: 600 }}>{t('offer.text', { count: offer.quantity, name: offer.name })}</p>
          <p>
            <RichText text={t('offer.until')} elements={{ date: until }} />
          </p>
          <p css={{ color: theme.color.contentMuted }}>
            <RichText text={t('offer.left')} elements={{ clock }} />
          </p>
        </Stack>
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Inline gap={3}>
          <Button variant="primary" loading={claiming.isLoading || checking.isLoading} onClick={take}>
            {t('offer.claim')}
          </Button>
          <LeaveButton eventId={eventId} text={t('offer.giveBack')} />
        </Inline>
      </Stack>
    </Card>
  );
}
