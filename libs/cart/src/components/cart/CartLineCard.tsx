import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine, Money } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Badge, Button, QuantityStepper, theme } from '@foyer/ui-kit';
import { LazyGiftLine } from '../gift/LazyGift.tsx';
import { totalText } from './priceRows.ts';
import { usePlaceText } from './usePlaceText.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  paddingBlock: theme.space[4],
  borderBottom: `1px solid ${theme.color.border}`,
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
const amount = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
const controls = css({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: theme.space[4],
  alignItems: 'center',
  flexWrap: 'wrap',
});

export interface CartLineCardProps {
  line: CartLine;
  maximum: number;
  isBusy?: boolean;
  /** Resolves once the server has answered. */
  onQuantity?: (quantity: number) => Promise<void>;
  /** Changes the amount of a gift. */
  onAmount?: (amount: Money) => void;
  onRemove?: () => void;
}

/** Says what the units of a line cost or bring; nothing for a gift, which shows its own amount. */
function useUnitTexts({ charityName, tokensEach, quantity, category, unitPrices }: CartLine): string[] {
  const { t, i18n } = useTranslation('cart');
  if (charityName !== undefined) return [];
  if (tokensEach !== undefined) return [t('line.brings', { count: quantity * tokensEach })];
  return unitPrices.map(({ allIn, quantity: count, ageGroup }) => {
    const price = formatMoney(allIn, i18n.language);
    if (category !== 'EVENT_ACCESS') return t('line.each', { count, price });
    const age = t(`age.${ageGroup}`);
    return t(allIn.amount === 0 ? 'line.freeAges' : 'line.ages', { count, age, price });
  });
}

/** Cart line: item, place, quantity and price [C3.24]. */
export function CartLineCard(props: CartLineCardProps) {
  const { line, maximum, isBusy = false, onQuantity, onAmount, onRemove } = props;
  const { t, i18n } = useTranslation('cart');
  const place = usePlaceText()(line);
  const units = useUnitTexts(line);
  // Shown until the answer, so that the next press counts on from it.
  const [wanted, setWanted] = useState<number>();
  const presses = useRef(0);
  const change = async (quantity: number): Promise<void> => {
    presses.current += 1;
    const press = presses.current;
    setWanted(quantity);
    await onQuantity?.(quantity);
    if (press === presses.current) setWanted(undefined);
  };
  return (
    <li css={row} aria-busy={isBusy}>
      <div>
        <h3 css={{ fontSize: theme.text.large }}>{line.name}</h3>
        {place !== '' && <p>{place}</p>}
        {line.resale && (
          <p css={muted}>
            <Badge tone="info">{t('resale.badge')}</Badge>{' '}
            {t('resale.official', { price: formatMoney(line.resale.officialPrice, i18n.language) })}{' '}
            {t('resale.noRefund')}
          </p>
        )}
        {units.map((text) => (
          <p key={text} css={muted}>
            {text}
          </p>
        ))}
        {line.charityName !== undefined ? (
          <LazyGiftLine line={line} isBusy={isBusy} onAmount={onAmount} />
        ) : (
          line.fulfilment && <p css={muted}>{t(`fulfilment.${line.fulfilment}`)}</p>
        )}
        {line.pickupPlace !== undefined && <p css={muted}>{line.pickupPlace}</p>}
      </div>
      <p css={amount}>{totalText(t, line.price.allIn, i18n.language)}</p>
      {(onQuantity ?? onRemove) && (
        <div css={controls}>
          {onQuantity && !line.amounts && !line.resale && (
            <QuantityStepper
              label={t('line.quantityOf', { name: line.name })}
              hideLabel
              value={wanted ?? line.quantity}
              min={1}
              max={maximum}
              onValueChange={(quantity) => void change(quantity)}
            />
          )}
          {onRemove && (
            <Button variant="text" onClick={onRemove} aria-label={t('line.removeName', { name: line.name })}>
              {t('line.remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
