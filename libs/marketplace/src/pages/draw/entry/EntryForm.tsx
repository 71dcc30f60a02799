import { css } from '@emotion/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawCheckout, DrawEntry } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useEnterDrawMutation } from '@foyer/api-client/marketplace';
import { StoredCardPicker, useBankQuestion } from '@foyer/cart';
import { useAuthentication } from '@foyer/identity';
import {
  Button,
  Inline,
  LiveRegion,
  Notice,
  QuantityStepper,
  Stack,
  Switch,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { useWithCode } from '../../../components/code/useWithCode.ts';
import { useCardRefusalText } from '../../../components/request/cardRefusal.ts';
import { CostIfWon } from '../../../components/request/CostIfWon.tsx';
import { RequestPromoCode } from '../../../components/request/RequestPromoCode.tsx';
import { ChoiceOrder } from './ChoiceOrder.tsx';
import { useEntryDraft } from './useEntryDraft.ts';

const group = css({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
const legend = css({ padding: 0, fontWeight: 600, fontSize: theme.text.large });
const hint = css({ color: theme.color.contentMuted, marginBlockEnd: theme.space[3] });

export interface EntryFormProps {
  draw: DrawCheckout;
  onSaved: (entry: DrawEntry) => void;
  /** Closes the form without a change; absent for a first entry. */
  onCancel?: () => void;
}

/**
 * Form that enters a draw or changes the entry: choices in order, quantity, split, card, and maximum cost [C7.08].
 */
export function EntryForm({ draw, onSaved, onCancel }: EntryFormProps) {
  const { t } = useTranslation('draw');
  const { confirm } = useOverlays();
  const { requireVerified } = useAuthentication();
  const [enter, { isLoading }] = useEnterDrawMutation();
  const { withBank, dialog, isVerifying } = useBankQuestion();
  const [error, setError] = useState<unknown>();
  const cardRefusal = useCardRefusalText()(error);
  const draft = useEntryDraft(draw);
  const [isTried, setTried] = useState(false);
  const { offerGroupIds, quantity, maySplit, paymentMethodId, promoCode } = draft;
  const isEdit = draw.entry !== undefined;
  const { eventId } = draw.event;
  const coded = useWithCode(eventId);
  const ask = () =>
    confirm({ title: t('edit.title'), message: t('edit.text'), yes: t('edit.yes'), no: t('edit.no') });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (offerGroupIds.length === 0 || paymentMethodId === undefined) return;
    void requireVerified(async () => {
      if (isEdit && !(await ask())) return;
      const wish = { eventId, offerGroupIds, quantity, maySplit, paymentMethodId };
      const order = coded({ ...wish, ...(promoCode === undefined ? {} : { promoCode }) });
      setError(undefined);
      const result = await withBank(() => enter(order));
      setError(result.error);
      if (result.data) onSaved(result.data);
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={8}>
        <fieldset css={group}>
          <legend css={legend}>{t('form.which')}</legend>
          <p css={hint}>{t('form.whichHint')}</p>
          <ChoiceOrder draw={draw} value={offerGroupIds} onValueChange={draft.setChoices} />
          <LiveRegion>
            {isTried && offerGroupIds.length === 0 && <Notice tone="warning">{t('form.none')}</Notice>}
          </LiveRegion>
        </fieldset>
        <Stack gap={4}>
          <QuantityStepper
            label={t('form.quantity')}
            value={quantity}
            min={draft.min}
            max={draft.max}
            limitReason={t('form.limit')}
            onValueChange={draft.setQuantity}
          />
          {quantity > 1 && (
            <Switch
              label={t('form.split')}
              detail={t('form.splitHint')}
              checked={maySplit}
              onCheckedChange={draft.setMaySplit}
            />
          )}
        </Stack>
        <section>
          <h2 css={{ fontSize: theme.text.large }}>{t('form.card')}</h2>
          <p css={hint}>{t('form.cardHint')}</p>
          <StoredCardPicker label={t('form.cards')} value={paymentMethodId} onValueChange={draft.setCard} />
          <LiveRegion>
            {isTried && paymentMethodId === undefined && <Notice tone="warning">{t('form.noCard')}</Notice>}
            {cardRefusal !== undefined && <Notice tone="danger">{cardRefusal}</Notice>}
          </LiveRegion>
        </section>
        <RequestPromoCode
          quoted={draft.quoted}
          value={promoCode}
          onValueChange={draft.setPromoCode}
          ask={draft.askWith}
        />
        {draft.atMost && (
          <CostIfWon
            label={t('form.atMost')}
            amount={draft.atMost}
            hint={t(maySplit && quantity > 1 ? 'form.atMostSplit' : 'form.atMostHint', { count: quantity })}
            now={t('form.now')}
            isBusy={draft.isQuoting}
          />
        )}
        {error !== undefined && cardRefusal === undefined && (
          <Notice tone="danger">{errorText(t, error)}</Notice>
        )}
        <Inline gap={3}>
          <Button type="submit" variant="primary" size="large" loading={isLoading || isVerifying}>
            {t(isEdit ? 'form.save' : 'form.submit')}
          </Button>
          {onCancel && (
            <Button variant="text" size="large" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
      {dialog}
    </form>
  );
}
