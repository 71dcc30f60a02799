import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SecondaryMarketplace } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListSecondaryListingOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { LiveRegion, Notice, Select, TextInput, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { PayoutChoice } from './PayoutChoice.tsx';
import { SplitCard } from './SplitCard.tsx';
import { useWhen } from './useWhen.ts';
import type { Ask } from './useAsk.ts';

const hoursPerDay = 24;
const figures = css({
  '& input': {
    fontFamily: theme.font.display,
    fontSize: theme.text.title,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** What other fans ask for the same offer, in words. */
function useAsked(eventId: string, offerGroupId: string): string | undefined {
  const { t, i18n } = useTranslation('selling');
  const { data } = useListSecondaryListingOfferGroupsQuery({ eventId });
  if (!data) return undefined;
  const group = data.offerGroups.find((each) => each.offerGroupId === offerGroupId);
  if (!group) return t('price.nobody');
  const lowest = formatMoney(group.lowest, i18n.language);
  const highest = formatMoney(group.highest, i18n.language);
  return lowest === highest ? t('price.askedOne', { price: lowest }) : t('price.asked', { lowest, highest });
}

export interface AskFieldsProps {
  ask: Ask;
  market: SecondaryMarketplace;
  offerGroupId: string;
  count: number;
  /** Whether the form was sent, so that problems show. */
  isTried: boolean;
}

/** Fields of a listing: price with its split, expiry and payout account [C2.30b, C3.21, C9.03]. */
export function AskFields({ ask, market, offerGroupId, count, isTried }: AskFieldsProps) {
  const { t, i18n } = useTranslation('selling');
  const when = useWhen(market.event);
  const asked = useAsked(market.event.eventId, offerGroupId);
  const { bounds, currency, problem, quote, hoursBefore } = ask;
  const money = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const range =
    bounds.maximum === undefined
      ? t('price.from', { minimum: money(bounds.minimum) })
      : t('price.range', { minimum: money(bounds.minimum), maximum: money(bounds.maximum) });
  const problemText = problem && (problem === 'invalid' ? t('price.invalid') : t(`errors.${problem}`));
  const choices = [...new Set([...market.expiryHours, hoursBefore])].sort((one, other) => one - other);
  const nameOf = (hours: number): string =>
    hours % hoursPerDay === 0
      ? t('expiry.days', { count: hours / hoursPerDay })
      : t('expiry.hours', { count: hours });
  return (
    <>
      <div css={figures}>
        <TextInput
          name="price"
          label={t('price.label', { count })}
          hint={[range, asked].filter(Boolean).join(' · ')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={ask.typed}
          onValueChange={ask.setTyped}
          error={isTried || problem !== 'invalid' ? problemText : undefined}
        />
      </div>
      <LiveRegion>
        {quote.error !== undefined && problem === undefined && (
          <Notice tone="danger">{errorText(t, quote.error)}</Notice>
        )}
      </LiveRegion>
      {quote.data && problem === undefined && (
        <SplitCard
          seller={quote.data.seller}
          buyerPays={quote.data.buyerPays}
          sharePpm={market.organiserSharePpm}
          isBusy={ask.isQuoting}
        />
      )}
      <Select
        label={t('expiry.label')}
        options={choices.map((hours) => ({ value: String(hours), label: nameOf(hours) }))}
        value={String(hoursBefore)}
        onValueChange={(value) => ask.setHours(Number(value))}
      />
      <PayoutChoice
        value={ask.payoutMethodId}
        onValueChange={ask.setPayout}
        by={when(market.payoutBy)}
        error={isTried && ask.payoutMethodId === undefined ? t('payout.none') : undefined}
      />
    </>
  );
}
