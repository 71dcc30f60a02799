import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RefundItem } from '@foyer/contract';
import { Checkbox, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { usePlaceText } from '../../components/cart/usePlaceText.ts';

const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[2],
  border: 0,
  padding: 0,
  margin: 0,
});
const legend = css({ fontWeight: 700, marginBottom: theme.space[3], padding: 0 });

/** Id of an item: that of its first {product}. */
export const itemId = ({ tokens }: RefundItem): string => tokens[0]?.tokenId ?? '';

const reasons = [
  'refundNotAllowed',
  'refundDeadlinePassed',
  'paymentDisputed',
  'tokenNotActive',
  'tokensFrozen',
] as const;

function useItemText() {
  const { t, i18n } = useTranslation('refund');
  const placeText = usePlaceText();
  const placeOf = ({ tokens }: RefundItem): string => {
    const seats = tokens.flatMap(({ seat }) => (seat ? [seat] : []));
    const [first] = tokens;
    const sectionName = first?.sectionName === undefined ? {} : { sectionName: first.sectionName };
    return placeText({ seats, ...sectionName });
  };
  return {
    label: (item: RefundItem) => {
      const { length } = item.tokens;
      const name = item.tokens[0]?.name ?? '';
      return [length === 1 ? name : `${length} × ${name}`, placeOf(item)]
        .filter((text) => text !== '')
        .join(', ');
    },
    detail: ({ allowed, orderNumber, refund, tokens }: RefundItem) => {
      const reason = reasons.find((each) => each === allowed.reason);
      return [
        ...(allowed.allowed ? [formatMoney(refund, i18n.language)] : []),
        ...(reason ? [t(`reason.${reason}`)] : []),
        t('order', { orderNumber }),
        ...(tokens.length > 1 ? [t('together')] : []),
      ].join(' · ');
    },
  };
}

export interface RefundItemsProps {
  items: readonly RefundItem[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** Refundable items to choose from; an item that can't be refunded shows its reason. */
export function RefundItems({ items, chosen, onChoose }: RefundItemsProps) {
  const { t } = useTranslation('refund');
  const text = useItemText();
  return (
    <fieldset css={list}>
      <legend css={legend}>{t('choose')}</legend>
      {items.map((item) => {
        const id = itemId(item);
        return (
          <Checkbox
            key={id}
            label={text.label(item)}
            detail={text.detail(item)}
            disabled={!item.allowed.allowed}
            checked={chosen.has(id)}
            onCheckedChange={(isChosen) => onChoose(id, isChosen)}
          />
        );
      })}
    </fieldset>
  );
}
