import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Money, Refund, RefundCheckout, RefundItem, RefundPart } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetRefundCheckoutQuery } from '@foyer/api-client/cart';
import { usePaths } from '@foyer/api-client/shell';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  formatInstant,
  LinkButton,
  Notice,
  PriceRows,
  Skeleton,
  Stack,
  TextLink,
  theme,
  useOverlays,
  type PriceRow,
} from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { itemId, RefundItems } from './RefundItems.tsx';
import { useRefund } from './useRefund.ts';

/** Adds amounts of one currency. */
const plus = (left: Money, right: Money): Money => ({ ...left, amount: left.amount + right.amount });

/** Adds the parts of chosen items up by kind and code. */
function sumParts(items: readonly RefundItem[]): RefundPart[] {
  const parts = new Map<string, RefundPart>();
  for (const part of items.flatMap((item) => item.parts)) {
    const key = `${part.kind} ${part.code}`;
    const before = parts.get(key);
    parts.set(
      key,
      before
        ? { ...before, paid: plus(before.paid, part.paid), refund: plus(before.refund, part.refund) }
        : part,
    );
  }
  return [...parts.values()];
}

/** Adds the refunds of chosen items up; undefined if there are none. */
const sumRefunds = (items: readonly RefundItem[]): Money | undefined =>
  items
    .map(({ refund }) => refund)
    .reduce<Money | undefined>((sum, each) => (sum ? plus(sum, each) : each), undefined);

/** Names of parts without a label of their own. */
const kindTexts = { face: 'face', discount: 'discount', fee: 'other', tax: 'tax', other: 'other' } as const;

/** Returns a function that lists the refunded amount by part, with the share of each that is kept. */
function useRefundRows(): (parts: readonly RefundPart[]) => PriceRow[] {
  const { t, i18n } = useTranslation('refund');
  return (parts) =>
    parts.map(({ kind, code, label, paid, refund }) => {
      const kept: Money = { ...paid, amount: paid.amount - refund.amount };
      return {
        id: `${kind}-${code}`,
        label: label ?? t(kindTexts[kind]),
        amount: formatMoney(refund, i18n.language),
        discount: kind === 'discount',
        ...(kept.amount === 0 ? {} : { detail: t('kept', { amount: formatMoney(kept, i18n.language) }) }),
      };
    });
}

/** Total refund of the chosen items, and the button that requests exactly that amount. */
function RefundSum({
  items,
  onRefund,
}: {
  items: readonly RefundItem[];
  onRefund: (refund: Refund) => void;
}) {
  const { t, i18n } = useTranslation('refund');
  const overlays = useOverlays();
  const rowsOf = useRefundRows();
  const { send, isLoading, error } = useRefund(onRefund);
  const sum = sumRefunds(items);
  const [first] = items;
  const failure = error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>;
  // The items of a lost refund that was made are no longer listed.
  if (!sum || !first) return failure;
  const amount = formatMoney(sum, i18n.language);
  const ask = async (): Promise<void> => {
    const texts = {
      title: t('confirm', { amount }),
      message: t('void'),
      yes: t('confirmYes'),
      no: t('confirmNo'),
    };
    if (!(await overlays.confirm(texts))) return;
    const tokenIds = items.flatMap(({ tokens }) => tokens.map(({ tokenId }) => tokenId));
    await send({ eventId: first.tokens[0]?.eventId ?? '', tokenIds, acceptedAmount: sum });
  };
  return (
    <Stack gap={4}>
      <PriceRows rows={rowsOf(sumParts(items))} total={{ label: t('youGet'), amount }} />
      <p css={{ color: theme.color.contentMuted }}>
        {t('void')} {t('when')}
      </p>
      {failure}
      <Button variant="primary" size="large" wide loading={isLoading} onClick={() => void ask()}>
        {t('action', { amount })}
      </Button>
    </Stack>
  );
}

function RefundChoice({
  checkout,
  onRefund,
}: {
  checkout: RefundCheckout;
  onRefund: (refund: Refund) => void;
}) {
  const { t, i18n } = useTranslation('refund');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { items, event, refundUntil } = checkout;
  const choose = (id: string, isChosen: boolean): void => {
    const others = [...chosen].filter((each) => each !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  if (event.status === 'Cancelled') return <Notice tone="info">{t('cancelled')}</Notice>;
  const isEmpty = items.length === 0;
  const picked = items.filter((item) => item.allowed.allowed && chosen.has(itemId(item)));
  const until =
    !isEmpty &&
    refundUntil &&
    formatInstant(new Date(refundUntil), {
      zone: event.timezone,
      locale: i18n.language,
      format: 'date',
      showZone: false,
    });
  return (
    <Stack gap={6}>
      {until && (
        <Notice tone="info">
          {t(event.status === 'Postponed' ? 'postponed' : 'moved', { date: until })}
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
      ) : (
        <RefundItems items={items} chosen={chosen} onChoose={choose} />
      )}
      {!isEmpty && picked.length === 0 && (
        <p css={{ color: theme.color.contentMuted }}>
          {t(items.some(({ allowed }) => allowed.allowed) ? 'nothing' : 'noneHint')}
        </p>
      )}
      <RefundSum key={[...chosen].join()} items={picked} onRefund={onRefund} />
    </Stack>
  );
}

/**
 * Refund of an event's {product}: choice of items, amount of each fee, then the refund [C2.10, C7.36, C7.37].
 */
export function RefundPage() {
  const { t, i18n } = useTranslation('refund');
  const { eventId = '' } = useParams();
  const paths = usePaths();
  const [refunded, setRefunded] = useState<Refund>();
  const { data, error, isFetching, refetch } = useGetRefundCheckoutQuery({ eventId });
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t('documentTitle')}</title>
      <Stack gap={6}>
        <TextLink href={paths.token({ eventId })}>{t('back')}</TextLink>
        <header>
          <h1>{t('title')}</h1>
          {data && <p css={{ color: theme.color.contentMuted }}>{data.event.shortName}</p>}
        </header>
        {refunded && (
          <Notice tone="success" title={t('done', { amount: formatMoney(refunded.amount, i18n.language) })}>
            {t('doneHint', { count: refunded.tokenIds.length })} {t('when')}
          </Notice>
        )}
        {data && !(refunded && data.items.length === 0) && (
          <RefundChoice key={refunded?.tokenIds[0]} checkout={data} onRefund={setRefunded} />
        )}
        {refunded && (
          <LinkButton variant="secondary" href={paths.myTokensGoing()}>
            {t('back')}
          </LinkButton>
        )}
        {!data && error !== undefined && (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!data && error === undefined && <Skeleton shape="block" height="420px" />}
      </Stack>
    </Container>
  );
}
