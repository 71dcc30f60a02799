import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PaymentMeans } from '@foyer/contract';
import { Badge, Button, Card, Inline, Stack, theme } from '@foyer/ui-kit';
import { useCardName } from './useWallet.ts';

const muted = css({ color: theme.color.contentMuted });
const late = css({ color: theme.color.danger, fontWeight: 600 });
/** Aligns the label of a text button with the text above. */
const edge = css({ marginInlineStart: `-${theme.space[3]}` });

export interface StoredCardProps {
  means: PaymentMeans;
  isBusy: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** Stored card with its actions. */
export function StoredCard({ means, isBusy, onMakeDefault, onRemove }: StoredCardProps) {
  const { t } = useTranslation(['wallet', 'cart']);
  const card = useCardName()(means);
  const { defaultMeans, expired, expiryMonth, expiryYear, nameOnCard } = means;
  const canBeDefault = !defaultMeans && !expired;
  return (
    <Card as="li">
      <Stack gap={3}>
        <div>
          <Inline gap={2}>
            <strong>{card}</strong>
            {defaultMeans && <Badge tone="accent">{t('default')}</Badge>}
          </Inline>
          <p css={muted}>{nameOnCard}</p>
          <p css={expired ? late : muted}>
            {expired
              ? t('cart:card.expired')
              : t('cart:card.expires', { month: String(expiryMonth).padStart(2, '0'), year: expiryYear })}
          </p>
        </div>
        <Inline gap={2} css={!canBeDefault && edge}>
          {canBeDefault && (
            <Button
              variant="secondary"
              loading={isBusy}
              aria-label={t('makeDefaultOf', { card })}
              onClick={onMakeDefault}
            >
              {t('makeDefault')}
            </Button>
          )}
          <Button variant="text" disabled={isBusy} aria-label={t('removeOf', { card })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
