import { css } from '@emotion/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeCategories, ExchangeCategory, MarketOffer, MarketOfferCheckout } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useCheckoutMarketOfferQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { digitsOfAmount, StoredCardPicker } from '@foyer/cart';
import {
  Button,
  Inline,
  LinkButton,
  LiveRegion,
  Notice,
  QuantityStepper,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
  TextInput,
  theme,
} from '@foyer/ui-kit';
import { focusFirstInvalid } from '@foyer/ui-kit/forms';
import { formatMoney } from '@foyer/util';
import { CostIfWon } from '../../components/request/CostIfWon.tsx';
import { useSettled } from '../auction/offer-form/useSettled.ts';
import { useBidDraft, type BidDraft } from './useBidDraft.ts';
import { useSendBid } from './useSendBid.ts';

const hint = css({ color: theme.color.contentMuted });
const strong = css({ fontWeight: 600 });
const hoursPerDay = 24;
/** Delay in milliseconds before the server is asked for a quote. */
const quoteAfterMs = 300;

/** What is bid and asked in a category, in words. */
function useFigures(): (category: ExchangeCategory) => string {
  const { t, i18n } = useTranslation('exchange');
  return ({ figures: { bids, best }, lowestAsk, officialPrice }) =>
    [
      t('form.official', { price: formatMoney(officialPrice, i18n.language) }),
      lowestAsk ? t('form.ask', { price: formatMoney(lowestAsk, i18n.language) }) : t('form.noAsk'),
      bids === undefined || best === undefined
        ? t('form.fewBids')
        : t('form.bids', { count: bids, best: formatMoney(best, i18n.language) }),
    ].join(' · ');
}

/** Choice of a category; of a bid that is changed, it stays. */
function CategoryChoice({
  categories,
  draft,
  isFixed,
}: {
  categories: readonly ExchangeCategory[];
  draft: BidDraft;
  isFixed: boolean;
}) {
  const { t } = useTranslation('exchange');
  const figuresOf = useFigures();
  const { category, setGroup } = draft;
  if (isFixed || categories.length === 1)
    return (
      <p>
        <span css={strong}>{category.name}</span> · {figuresOf(category)}
      </p>
    );
  return (
    <RadioGroup
      name="offerGroup"
      variant="cards"
      label={t('form.which')}
      value={category.offerGroupId}
      onValueChange={setGroup}
      options={categories.map((each) => ({
        value: each.offerGroupId,
        label: each.name,
        detail: figuresOf(each),
      }))}
    />
  );
}

/** Choice of when a bid ends, in hours before the event [C3.20, C9.03]. */
function EndChoice({ choices, draft }: { choices: readonly number[]; draft: BidDraft }) {
  const { t } = useTranslation('exchange');
  const { hoursBefore, setHours } = draft;
  const all = [...new Set([...choices, hoursBefore])].sort((one, other) => one - other);
  const nameOf = (hours: number): string =>
    hours % hoursPerDay === 0
      ? t('form.days', { count: hours / hoursPerDay })
      : t('form.hours', { count: hours });
  return (
    <Select
      label={t('form.expires')}
      options={all.map((hours) => ({ value: String(hours), label: nameOf(hours) }))}
      value={String(hoursBefore)}
      onValueChange={(value) => setHours(Number(value))}
    />
  );
}

const worded = ['marketplaceClosed', 'cartBlocksOffer', 'ticketLimitEvent'] as const;

/** Reason why the caller can't bid, and the next step [C5.06, C8.02]. */
function Refusal({ eventId, make }: { eventId: string; make: MarketOfferCheckout['make'] }) {
  const { t } = useTranslation('exchange');
  const paths = usePaths();
  if (make.allowed) return null;
  const known = worded.find((each) => each === make.reason) ?? 'other';
  const action = known === 'cartBlocksOffer' && (
    <LinkButton href={paths.checkout({ eventId })}>{t('refused.cart')}</LinkButton>
  );
  return (
    <Notice tone="warning" action={action}>
      {t(`refused.${known}`)}
    </Notice>
  );
}

/** Quote of the draft, once its price has been left alone. */
function useQuote(eventId: string, draft: BidDraft, own: MarketOffer | undefined) {
  const { category, quantity, amount, currency, problem } = draft;
  const settled = useSettled(amount, quoteAfterMs);
  const { offerGroupId } = category;
  const isCurrent = settled === amount;
  const query = useCheckoutMarketOfferQuery(
    {
      ...{ eventId, offerGroupId, quantity, price: { amount: settled ?? 0, currency } },
      ...(own ? { marketOfferId: own.marketOfferId } : {}),
    },
    { skip: problem !== undefined || settled === undefined || !isCurrent },
  );
  return { ...query, isBusy: query.isFetching || !isCurrent };
}

/** Tells of a listing that costs no more than the bid: it can be bought at once. */
function BuyNow({ eventId, buyNow }: { eventId: string; buyNow: MarketOfferCheckout['buyNow'] }) {
  const { t, i18n } = useTranslation('exchange');
  const paths = usePaths();
  if (!buyNow) return null;
  const href = `${paths.transactionListings({ eventId })}?resale=1`;
  return (
    <Notice tone="info" action={<LinkButton href={href}>{t('form.seeListings')}</LinkButton>}>
      {t('form.buyNow', { price: formatMoney(buyNow.price, i18n.language) })}
    </Notice>
  );
}

export interface BidFormProps {
  exchange: ExchangeCategories;
  /** Bid that is changed. */
  own: MarketOffer | undefined;
  onSaved: (offer: MarketOffer) => void;
  /** Closes the form without a change; absent without a bid to go back to. */
  onCancel: (() => void) | undefined;
}

/** Form of a bid: category, quantity, price with its total, end and card [C2.24d, C3.20]. */
export function BidForm({ exchange, own, onSaved, onCancel }: BidFormProps) {
  const { t, i18n } = useTranslation('exchange');
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const { event, categories, expiryHours } = exchange;
  const { eventId } = event;
  const draft = useBidDraft(exchange, own);
  const { category, problem, paymentMethodId, currency } = draft;
  const quote = useQuote(eventId, draft, own);
  const { send, isBusy, refusalAt, dialog } = useSendBid(eventId, draft, { own, onSaved });
  const money = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const ends = { minimum: money(category.minimum.amount), maximum: money(category.maximum.amount) };
  const example = digitsOfAmount(category.officialPrice);
  const problemText =
    problem && (isTried || hasLeft) ? t(`form.${problem}`, { ...ends, example }) : undefined;
  const submit = (submitted: SubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    setTried(true);
    if (problem) focusFirstInvalid(form.current!, { price: problem });
    else if (quote.data?.make.allowed && !quote.isBusy) send(quote.data.quote.total);
  };
  const quantityRefusal = refusalAt('quantity');
  const cardRefusal = isTried && paymentMethodId === undefined ? t('form.noCard') : refusalAt('card');
  const formRefusal =
    refusalAt('form') ?? (quote.error === undefined ? undefined : errorText(t, quote.error));
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={8}>
        <CategoryChoice categories={categories} draft={draft} isFixed={own !== undefined} />
        <Stack gap={2}>
          <QuantityStepper
            label={t('form.quantity')}
            value={draft.quantity}
            min={draft.min}
            max={draft.max}
            limitReason={t('form.limit')}
            onValueChange={draft.setQuantity}
          />
          {draft.max > 1 && <p css={hint}>{t('form.quantityHint')}</p>}
          <LiveRegion>
            {quantityRefusal !== undefined && <Notice tone="danger">{quantityRefusal}</Notice>}
          </LiveRegion>
        </Stack>
        <TextInput
          name="price"
          label={t('form.price')}
          hint={t('form.range', ends)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={draft.typed}
          onValueChange={draft.setTyped}
          onBlur={() => setLeft(true)}
          error={problemText ?? refusalAt('price')}
        />
        {quote.data && problem === undefined ? (
          <CostIfWon
            label={t('form.total')}
            amount={quote.data.quote.total}
            hint={t('form.totalHint')}
            now={t('form.now')}
            isBusy={quote.isBusy}
          />
        ) : (
          quote.isFetching && <Skeleton shape="block" height="120px" />
        )}
        <LiveRegion>
          {quote.data && problem === undefined && <BuyNow eventId={eventId} buyNow={quote.data.buyNow} />}
        </LiveRegion>
        <EndChoice choices={expiryHours} draft={draft} />
        <section>
          <h2 css={{ fontSize: theme.text.large }}>{t('form.card')}</h2>
          <p css={hint}>{t('form.cardHint')}</p>
          <StoredCardPicker label={t('form.card')} value={paymentMethodId} onValueChange={draft.setCard} />
          <LiveRegion>{cardRefusal && <Notice tone="warning">{cardRefusal}</Notice>}</LiveRegion>
        </section>
        <Stack gap={3}>
          <LiveRegion>
            {quote.data && <Refusal eventId={eventId} make={quote.data.make} />}
            {formRefusal !== undefined && <Notice tone="danger">{formRefusal}</Notice>}
          </LiveRegion>
          <p css={strong}>{t('form.rule')}</p>
          <Inline gap={3}>
            <Button type="submit" variant="primary" size="large" loading={isBusy}>
              {t(own ? 'form.save' : 'form.submit')}
            </Button>
            {onCancel && (
              <Button variant="text" size="large" onClick={onCancel}>
                {t('form.keep')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Stack>
      {dialog}
    </form>
  );
}
