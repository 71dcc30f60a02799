import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountRange, Money } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Chip, Inline, Stack, TextInput } from '@foyer/ui-kit';
import { digitsOfAmount, typedAmount } from '../../model/payment/typedAmount.ts';

export interface GiftAmountProps {
  /** Name of the gift, which labels the choice. */
  name: string;
  amounts: AmountRange;
  /** Chosen amount. */
  value: Money | undefined;
  /** Receives the chosen amount; `undefined` while the typed text is not a valid amount. */
  onChange: (amount: Money | undefined) => void;
}

/** Choice of a gift's amount: one of the suggestions, or any other within the bounds [C1.01g, C5.07]. */
export function GiftAmount({ name, amounts, value, onChange }: GiftAmountProps) {
  const { t, i18n } = useTranslation('gift');
  const { minimum, maximum, suggested } = amounts;
  const isSuggested = suggested.some(({ amount }) => amount === value?.amount);
  const [isOther, setOther] = useState(value !== undefined && !isSuggested);
  const [typed, setTyped] = useState(isOther && value ? digitsOfAmount(value) : '');
  const [hasLeft, setLeft] = useState(false);
  const bounds = {
    minimum: formatMoney(minimum, i18n.language),
    maximum: formatMoney(maximum, i18n.language),
  };
  const read = (text: string): Money | undefined => {
    const amount = typedAmount(text, minimum.currency);
    return amount && amount.amount >= minimum.amount && amount.amount <= maximum.amount ? amount : undefined;
  };
  const isWrong = hasLeft && typed.trim() !== '' && !read(typed);
  return (
    <Stack gap={3} role="group" aria-label={t('amountOf', { name })}>
      <Inline gap={2}>
        {suggested.map((each) => {
          const isChosen = !isOther && each.amount === value?.amount;
          return (
            <Chip
              key={each.amount}
              selected={isChosen}
              onClick={() => {
                setOther(false);
                onChange(isChosen ? undefined : each);
              }}
            >
              {formatMoney(each, i18n.language)}
            </Chip>
          );
        })}
        <Chip
          selected={isOther}
          onClick={() => {
            setOther(!isOther);
            onChange(isOther ? undefined : read(typed));
          }}
        >
          {t('other')}
        </Chip>
      </Inline>
      {isOther && (
        <TextInput
          label={t('other')}
          hint={t('between', bounds)}
          error={isWrong ? t('outOfRange', bounds) : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          autoFocus
          value={typed}
          onBlur={() => setLeft(true)}
          onValueChange={(text) => {
            setTyped(text);
            onChange(read(text));
          }}
        />
      )}
    </Stack>
  );
}
