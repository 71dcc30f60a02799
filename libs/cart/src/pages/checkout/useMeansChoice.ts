import { useCallback, useState } from 'react';
import { useListPaymentMeansQuery } from '@foyer/api-client/cart';

export interface MeansChoice {
  /** Id of the stored card to pay with; undefined while the buyer enters another one. */
  value: string | undefined;
  choose: (paymentMethodId: string | undefined) => void;
  /** Takes the choice back, so that a refused card is not charged again by the next press. */
  unchoose: () => void;
}

/** Card to pay with: the default card at first, or the first that has not expired. */
export function useMeansChoice(): MeansChoice {
  const { data } = useListPaymentMeansQuery({ onePurchase: true });
  const [chosen, setChosen] = useState<{ id: string | undefined }>();
  const usable = data?.paymentMeans.filter((each) => !each.expired) ?? [];
  const first = usable.find((each) => each.defaultMeans) ?? usable[0];
  const choose = useCallback((id: string | undefined) => setChosen({ id }), []);
  const unchoose = useCallback(() => setChosen({ id: undefined }), []);
  return { value: chosen ? chosen.id : first?.paymentMethodId, choose, unchoose };
}
