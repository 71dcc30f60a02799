import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMeans } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useAddPaymentMeansMutation,
  useRemovePaymentMeansMutation,
  useUpdatePaymentMeansMutation,
} from '@foyer/api-client/cart';
import { useOverlays } from '@foyer/ui-kit';
import type { CardDetails } from './EditCard.tsx';

export interface WalletSaid {
  tone: 'success' | 'danger';
  text: string;
}

/** Returns a function that names a card by brand and last digits. */
export function useCardName(): (means: PaymentMeans) => string {
  const { t } = useTranslation('cart');
  return ({ brand, lastFour }) => t('card.ending', { brand: t(`brand.${brand}`), lastFour });
}

/**
 * Actions on stored cards; each sets a message with its result [C7.56, C7.57, I7.21].
 * @param reload loads the cards again
 */
export function useWallet(reload: () => void) {
  const { t } = useTranslation('wallet');
  const overlays = useOverlays();
  const nameOf = useCardName();
  const [add] = useAddPaymentMeansMutation();
  const [update, updating] = useUpdatePaymentMeansMutation();
  const [remove, removing] = useRemovePaymentMeansMutation();
  const [said, setSaid] = useState<WalletSaid>();
  const say = (error: unknown, done: string): void =>
    setSaid(
      error === undefined ? { tone: 'success', text: done } : { tone: 'danger', text: errorText(t, error) },
    );
  const busyId =
    (updating.isLoading ? updating.originalArgs?.paymentMethodId : undefined) ??
    (removing.isLoading ? removing.originalArgs?.paymentMethodId : undefined);
  return {
    said,
    busyId,
    /** @returns whether the card was stored */
    store: async (cardToken: string): Promise<boolean> => {
      const { data, error } = await add({ cardToken });
      say(error, data ? t('added', { card: nameOf(data) }) : '');
      return data !== undefined;
    },
    makeDefault: async (means: PaymentMeans): Promise<void> => {
      const { paymentMethodId } = means;
      const { error } = await update({ paymentMethodId, defaultMeans: true });
      say(error, t('madeDefault', { card: nameOf(means) }));
    },
    /** @returns the error, which the form shows */
    edit: async (means: PaymentMeans, details: CardDetails): Promise<unknown> => {
      const { paymentMethodId } = means;
      const { error } = await update({ paymentMethodId, ...details });
      if (error === undefined) say(undefined, t('edited', { card: nameOf(means) }));
      return error;
    },
    remove: async (means: PaymentMeans): Promise<void> => {
      const card = nameOf(means);
      if (means.allowed?.remove.reason === 'paymentMeansInUse') {
        setSaid({ tone: 'danger', text: t('inUse') });
        // The purchase that uses the card may be over soon.
        return reload();
      }
      const question = {
        title: t('removeAsk.title', { card }),
        yes: t('removeAsk.yes'),
        no: t('removeAsk.no'),
      };
      if (!(await overlays.confirm(question))) return;
      const { paymentMethodId } = means;
      const { error } = await remove({ paymentMethodId });
      say(error, t('removed', { card }));
    },
  };
}
