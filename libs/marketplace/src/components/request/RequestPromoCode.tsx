import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppliedPromoCode } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { PromoCodeField } from '@foyer/cart';

export interface RequestPromoCodeProps {
  /** Promo code facts of the quote. */
  quoted: { takesPromoCode: boolean; promoCode?: AppliedPromoCode };
  /** Entered code; undefined without one, or where the offer has its own. */
  value: string | undefined;
  onValueChange: (promoCode: string | undefined) => void;
  /** Asks the server for a quote with the code. @returns its error */
  ask: (promoCode: string) => Promise<unknown>;
}

/**
 * Promo code of an offer or an entry, if the event has codes for it; the quote shows the discount [C3.20g].
 */
export function RequestPromoCode({ quoted, value, onValueChange, ask }: RequestPromoCodeProps) {
  const { t } = useTranslation('promo');
  const [refusal, setRefusal] = useState<string>();
  const { takesPromoCode, promoCode } = quoted;
  if (!takesPromoCode && !promoCode) return null;
  const apply = async (code: string): Promise<boolean> => {
    const error = await ask(code);
    setRefusal(error === undefined ? undefined : errorText(t, error));
    if (error === undefined) onValueChange(code);
    return error === undefined;
  };
  return (
    <PromoCodeField
      applied={promoCode}
      refusal={refusal}
      onApply={apply}
      onRetype={() => setRefusal(undefined)}
      onRemove={value === undefined ? undefined : () => onValueChange(undefined)}
    />
  );
}
