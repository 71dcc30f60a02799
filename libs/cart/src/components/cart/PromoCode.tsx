import { css } from '@emotion/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Cart } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useFlag } from '@foyer/api-client/shell';
import { Button, Notice, TextInput, theme } from '@foyer/ui-kit';
import { selectEventCart, type WithCart } from '../../model/cartSelectors.ts';
import { promoCodeRefused, promoCodeRetyped } from '../../model/cartSlice.ts';
import type { CartActions } from './useCartActions.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.space[3] });
const field = css({ flex: '1 1 180px', minWidth: 0 });
const compact = css({ maxWidth: '480px' });

interface PromoCodeProps {
  cart: Pick<Cart, 'eventId' | 'promoCode'>;
  actions: Pick<CartActions, 'applyCode' | 'isBusy'>;
}

/** Code in force, with what it gives, and a way to remove it. */
function AppliedCode({ cart: { promoCode }, actions }: PromoCodeProps) {
  const { t } = useTranslation('promo');
  if (!promoCode) return null;
  const { discountCode, label, applies } = promoCode;
  return (
    <Notice
      tone={applies ? 'success' : 'warning'}
      title={t('active', { code: discountCode })}
      action={
        <Button disabled={actions.isBusy} onClick={() => void actions.applyCode('')}>
          {t('remove')}
        </Button>
      }
    >
      {applies ? label : t('noEffect', { label })}
    </Notice>
  );
}

/** Entry of a promo code; the server checks it, holds a use of it with the cart, and prices the cart anew [C5.09, C8.07]. */
export function PromoCode({ cart, actions }: PromoCodeProps) {
  const { t } = useTranslation('promo');
  const dispatch = useDispatch();
  const isOffered = useFlag('promoCodes');
  const { eventId } = cart;
  const refusal = useSelector((state: WithCart) => selectEventCart(state, eventId)?.promoCodeError);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(refusal !== undefined);
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const promoCode = typed.trim();
    if (promoCode === '') return;
    setSending(true);
    const result = await actions.applyCode(promoCode);
    setSending(false);
    if ('error' in result)
      dispatch(promoCodeRefused({ eventId, promoCodeError: errorText(t, result.error) }));
    else {
      setTyped('');
      setOpen(false);
    }
  };
  const change = (value: string): void => {
    setTyped(value);
    if (refusal !== undefined) dispatch(promoCodeRetyped({ eventId }));
  };
  if (cart.promoCode) return <AppliedCode cart={cart} actions={actions} />;
  if (!isOffered) return null;
  if (!isOpen)
    return (
      <div>
        <Button variant="text" onClick={() => setOpen(true)}>
          {t('add')}
        </Button>
      </div>
    );
  return (
    <form noValidate css={compact} onSubmit={(event) => void submit(event)}>
      <div css={line}>
        <div css={field}>
          <TextInput
            label={t('label')}
            hideLabel
            placeholder={t('label')}
            value={typed}
            onValueChange={change}
            error={refusal}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
          />
        </div>
        <Button type="submit" loading={isSending}>
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}
