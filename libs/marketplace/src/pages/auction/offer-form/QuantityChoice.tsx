import { useTranslation } from 'react-i18next';
import { LiveRegion, Notice, QuantityStepper, Stack, Switch } from '@foyer/ui-kit';
import type { OfferDraft } from './useOfferDraft.ts';

/**
 * Choice of quantity, and whether only adjacent seats will do; never fewer than a raised offer has [C8.02].
 */
export function QuantityChoice({ draft, refusal }: { draft: OfferDraft; refusal: string | undefined }) {
  const { t } = useTranslation('auction');
  return (
    <Stack gap={4}>
      <QuantityStepper
        label={t('form.quantity')}
        value={draft.quantity}
        min={draft.min}
        max={draft.max}
        limitReason={t('form.limit')}
        onValueChange={draft.setQuantity}
      />
      <LiveRegion>{refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}</LiveRegion>
      {draft.quantity > 1 && draft.group.seating === 'seated' && (
        <Switch
          label={t('form.together')}
          detail={t('form.togetherHint')}
          checked={draft.isTogether}
          onCheckedChange={draft.setTogether}
        />
      )}
    </Stack>
  );
}
