import { useCallback, useState } from 'react';
import { useListPaymentMeansQuery } from '@foyer/api-client/cart';

export interface MeansChoice {
  /** Id of the card to pay with; undefined while the buyer enters a new one. */
  value: string | undefined;
  /** Whether that card is in the wallet already. */
  isStored: boolean;
  choose: (paymentMethodId: string | undefined) => void;
  /** Clears the choice, so that the next press of Pay does not charge a refused card again. */
  unchoose: () => void;
}

/** Manages the card to pay with: initially the default card, or the first that has not expired. */
export function useMeansChoice(): MeansChoice {
  const { data } = useListPaymentMeansQuery({ onePurchase: true });
  const [chosen, setChosen] = useState<{ id: string | undefined }>();
  const usable = data?.paymentMeans.filter((each) => !each.expired) ?? [];
  const first = usable.find((each) => each.defaultMeans) ?? usable[0];
  const choose = useCallback((id: string | undefined) => setChosen({ id }), []);
  const unchoose = useCallback(() => setChosen({ id: undefined }), []);
  const value = chosen ? chosen.id : first?.paymentMethodId;
  const isStored = usable.some((each) => each.paymentMethodId === value && !each.onePurchase);
  return { value, isStored, choose, unchoose };
}
