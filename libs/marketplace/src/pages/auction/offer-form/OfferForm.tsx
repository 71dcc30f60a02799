import { css } from '@emotion/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionCheckout, AuctionOffer } from '@foyer/contract';
import {
  useCheckoutAuctionQuery,
  useGetAuctionChanceQuery,
  useLazyCheckoutAuctionQuery,
} from '@foyer/api-client/marketplace';
import { StoredCardPicker, digitsOfAmount } from '@foyer/cart';
import { formatMoney } from '@foyer/util';
import { Button, Inline, LiveRegion, Notice, Stack, theme } from '@foyer/ui-kit';
import { focusFirstInvalid } from '@foyer/ui-kit/forms';
import { useWithCode } from '../../../components/code/useWithCode.ts';
import { CostIfWon } from '../../../components/request/CostIfWon.tsx';
import { RequestPromoCode } from '../../../components/request/RequestPromoCode.tsx';
import { scaleEnd } from '../../../model/auction/priceStanding.ts';
import { ExpiryChoice } from './ExpiryChoice.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { PriceMeter } from './PriceMeter.tsx';
import { QuantityChoice } from './QuantityChoice.tsx';
import { useChanceRefresh } from './useChanceRefresh.ts';
import { useMakeOffer } from './useMakeOffer.ts';
import { useOfferDraft, type OfferDraft } from './useOfferDraft.ts';
import { useSettled } from './useSettled.ts';

/** Texts of the price field: the allowed prices, and the error of the typed one [C5.07, C5.08]. */
function usePriceTexts({ steps, currency, own, problem }: OfferDraft) {
  const { t, i18n } = useTranslation('auction');
  const money = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const { lowest, maximum, step } = steps;
  const ends = { minimum: money(lowest), maximum: money(maximum ?? 0) };
  const hint = maximum === undefined ? ('meter.hintOpen' as const) : ('meter.hint' as const);
  return {
    hint: t(own ? 'meter.raiseHint' : hint, ends),
    problem:
      problem &&
      t(`meter.${problem}`, {
        ...ends,
        step: money(step),
        price: ends.minimum,
        example: digitsOfAmount({ amount: lowest, currency }),
      }),
  };
}

/** Delay in milliseconds before the server is asked for a quote. */
const quoteAfterMs = 300;
const hint = css({ color: theme.color.contentMuted, marginBlockEnd: theme.space[3] });
const strong = css({ fontWeight: 600 });

/**
 * Returns the outlook of a draft, polled, and its quote, requested once the price has stopped changing [C7.02,
 * C7.03].
 */
function useAnswers({ auction, quote: first }: AuctionCheckout, draft: OfferDraft) {
  const { quantity, price, currency, promoCode } = draft;
  const { eventId } = auction.event;
  const { offerGroupId } = draft.group;
  const coded = useWithCode(eventId);
  const chance = useGetAuctionChanceQuery(coded({ offerGroupId, numTokens: quantity }), {
    pollingInterval: useChanceRefresh(),
  });
  const asked = useSettled(price, quoteAfterMs);
  const order = coded({ eventId, offerGroupId, quantity, price: { amount: asked, currency } });
  const quoted = useCheckoutAuctionQuery({ ...order, ...(promoCode === undefined ? {} : { promoCode }) });
  const [ask] = useLazyCheckoutAuctionQuery();
  return {
    // Leaves out the prices of the previous group, which would mislead for a moment.
    chance: chance.data?.offerGroupId === offerGroupId ? chance.data : undefined,
    hasFailed: chance.isError,
    quote: quoted.data?.quote ?? first,
    isQuoting: quoted.isFetching || asked !== price,
    askWith: async (code: string): Promise<unknown> => (await ask({ ...order, promoCode: code })).error,
  };
}

export interface OfferFormProps {
  checkout: AuctionCheckout;
  onSaved: (offer: AuctionOffer) => void;
  /** Called if the auction closed before the fan confirmed. */
  onLate: () => void;
  /** Closes the form without a change; absent for a new offer. */
  onCancel?: () => void;
}

/** Form that makes or raises an offer: price, quantity, card, outlook and cost [C2.24, C7.04]. */
export function OfferForm({ checkout, onSaved, onLate, onCancel }: OfferFormProps) {
  const { t, i18n } = useTranslation('auction');
  const form = useRef<HTMLFormElement>(null);
  const draft = useOfferDraft(checkout);
  const texts = usePriceTexts(draft);
  const { chance, hasFailed, quote, isQuoting, askWith } = useAnswers(checkout, draft);
  const { send, isBusy, refusalAt, dialog } = useMakeOffer(checkout.auction.event.eventId, draft, {
    onSaved,
    onLate,
  });
  const [isTried, setTried] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const { own, group, price, steps, problem, paymentMethodId } = draft;
  const { groups, expiryChoices } = checkout.auction;
  // A price that has not been raised counts as an error only on submit.
  const showsProblem = isTried || (hasLeft && problem !== 'notRaised');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem) focusFirstInvalid(form.current!, { price: problem });
    else send();
  };
  const cardRefusal = isTried && paymentMethodId === undefined ? t('form.noCard') : refusalAt('card');
  const formRefusal = refusalAt('form');
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={8}>
        {groups.length > 1 && !own && (
          <GroupChoice groups={groups} value={group.offerGroupId} onValueChange={draft.setGroup} />
        )}
        <QuantityChoice draft={draft} refusal={refusalAt('quantity')} />
        <PriceMeter
          typed={draft.typed}
          onTyped={draft.setTyped}
          onLeave={() => setLeft(true)}
          price={price}
          onPrice={draft.setPrice}
          from={steps.lowest}
          to={scaleEnd(steps, chance ?? {}, steps.lowest)}
          step={steps.step}
          currency={draft.currency}
          hint={texts.hint}
          cost={
            <CostIfWon
              label={t('form.total')}
              amount={quote.total}
              hint={t('form.totalHint', {
                count: quote.quantity,
                price: formatMoney(quote.allIn, i18n.language),
              })}
              now={t('form.now')}
              isBusy={isQuoting}
            />
          }
          error={(showsProblem && texts.problem) || refusalAt('price')}
          chance={chance}
          hasFailed={hasFailed}
        />
        <ExpiryChoice choices={expiryChoices} draft={draft} />
        <RequestPromoCode
          quoted={quote}
          value={draft.promoCode}
          onValueChange={draft.setPromoCode}
          ask={askWith}
        />
        <section>
          <h2 css={{ fontSize: theme.text.large }}>{t('form.card')}</h2>
          <p css={hint}>{t('form.cardHint')}</p>
          <StoredCardPicker label={t('form.card')} value={paymentMethodId} onValueChange={draft.setCard} />
          <LiveRegion>{cardRefusal && <Notice tone="warning">{cardRefusal}</Notice>}</LiveRegion>
        </section>
        <Stack gap={3}>
          <LiveRegion>{formRefusal && <Notice tone="danger">{formRefusal}</Notice>}</LiveRegion>
          <p css={strong}>{t('form.rule')}</p>
          <Inline gap={3}>
            <Button type="submit" variant="primary" size="large" loading={isBusy}>
              {t(own ? 'form.raise' : 'form.submit')}
            </Button>
            {onCancel && (
              <Button variant="text" size="large" onClick={onCancel}>
                {t('form.cancel')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Stack>
      {dialog}
    </form>
  );
}
