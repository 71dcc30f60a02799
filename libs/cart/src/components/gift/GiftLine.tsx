import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine, Money } from '@foyer/contract';
import { Button, Inline, Stack, textButtonEdge } from '@foyer/ui-kit';
import { GiftAmount } from './GiftAmount.tsx';
import { GiftNote } from './GiftNote.tsx';

export interface GiftLineProps {
  line: Pick<CartLine, 'name' | 'charityName' | 'amounts' | 'price'>;
  isBusy: boolean;
  /** Absent on a receipt, and for a gift of a fixed amount. */
  onAmount: ((amount: Money) => void) | undefined;
}

/** Donation in a cart or on a receipt: who gets it, and the amount, which the cart can change. */
export function GiftLine({ line, isBusy, onAmount }: GiftLineProps) {
  const { t } = useTranslation('gift');
  const { name, charityName, amounts, price } = line;
  const [draft, setDraft] = useState<Money | undefined>();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setDraft(price.face);
    setOpen(true);
  };
  const save = (): void => {
    setOpen(false);
    if (draft && draft.amount !== price.face.amount) onAmount?.(draft);
  };
  return (
    <Stack gap={3}>
      <GiftNote charityName={charityName} />
      {amounts && onAmount && !isOpen && (
        <div>
          <Button
            variant="text"
            css={textButtonEdge}
            disabled={isBusy}
            aria-label={t('changeOf', { name })}
            onClick={open}
          >
            {t('change')}
          </Button>
        </div>
      )}
      {amounts && onAmount && isOpen && (
        <>
          <GiftAmount name={name} amounts={amounts} value={draft} onChange={setDraft} />
          <Inline gap={2}>
            <Button disabled={!draft} loading={isBusy} onClick={save}>
              {t('save')}
            </Button>
            <Button variant="text" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
