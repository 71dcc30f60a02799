import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutMethod } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useAddPayPalAccountMutation, useArchivePayoutMethodMutation } from '@foyer/api-client/cart';
import { useOverlays } from '@foyer/ui-kit';
import type { WalletSaid } from './useWallet.ts';

/** Actions on payout accounts; each sets a message with its result [C7.59]. */
export function usePayoutMethods() {
  const { t } = useTranslation('wallet');
  const overlays = useOverlays();
  const [add] = useAddPayPalAccountMutation();
  const [archive, archiving] = useArchivePayoutMethodMutation();
  const [said, setSaid] = useState<WalletSaid>();
  return {
    said,
    busyId: archiving.isLoading ? archiving.originalArgs?.payoutMethodId : undefined,
    /** @returns the error, which the form shows */
    save: async (emailAddress: string): Promise<unknown> => {
      const { data, error } = await add({ emailAddress });
      if (data) setSaid({ tone: 'success', text: t('payouts.saved', { account: data.emailAddress }) });
      return error;
    },
    remove: async ({ payoutMethodId, emailAddress: account }: PayoutMethod): Promise<void> => {
      const question = {
        title: t('payouts.removeAsk.title', { account }),
        yes: t('payouts.removeAsk.yes'),
        no: t('payouts.removeAsk.no'),
      };
      if (!(await overlays.confirm(question))) return;
      const { error } = await archive({ payoutMethodId });
      setSaid(
        error === undefined
          ? { tone: 'success', text: t('payouts.removed', { account }) }
          : { tone: 'danger', text: errorText(t, error) },
      );
    },
  };
}
