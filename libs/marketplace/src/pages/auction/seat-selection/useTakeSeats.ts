import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { errorDetailsOf, errorText, postFrameEvent } from '@foyer/api-client';
import { usePickAuctionSeatsMutation } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { useOverlays } from '@foyer/ui-kit';

/**
 * Takes the picked seats for good, after a confirmation; never fewer than the offer is for [C5.11b]. In a frame, the
 * host page learns of it [C3.37f].
 * @param onLost drops seats that another winner has taken [C8.12]
 */
export function useTakeSeats(
  { offerId, quantity, total }: AuctionOffer,
  picked: readonly string[],
  onLost: (seatCodes: readonly string[]) => void,
) {
  const { t, i18n } = useTranslation('auction');
  const { confirm } = useOverlays();
  const [pick, { error, isLoading, reset }] = usePickAuctionSeatsMutation();
  const [hasTried, setTried] = useState(false);
  const missing = quantity - picked.length;
  const take = async (): Promise<void> => {
    setTried(missing > 0);
    reset();
    if (missing > 0) return;
    const isSure = await confirm({
      title: t('pick.sure', { count: quantity }),
      message: t('pick.sureText', { total: formatMoney(total, i18n.language) }),
      yes: t('pick.take', { count: quantity }),
      no: t('pick.look'),
    });
    if (!isSure) return;
    const answer = await pick({ offerId, seatCodes: [...picked] });
    const lost = answer.error && errorDetailsOf(answer.error)['lostSeatCodes'];
    if (Array.isArray(lost)) onLost(lost.map(String));
    if (answer.data) window.scrollTo({ top: 0 });
    if (answer.data?.seatPick?.pickedAt) postFrameEvent({ type: 'myPriceSeatsPicked', offerId });
  };
  const refusal = error === undefined ? undefined : errorText(t, error);
  return {
    take: () => void take(),
    isTaking: isLoading,
    /** Reason why the seats can't be taken, if any. */
    problem: hasTried && missing > 0 ? t('pick.missing', { count: missing }) : refusal,
  };
}
