import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMeans } from '@foyer/contract';
import { Badge, Button, Card, Inline, Stack, textButtonEdge, theme } from '@foyer/ui-kit';
import { CardMark } from '../../components/payment-means/CardMark.tsx';
import { EditCard, type CardDetails } from './EditCard.tsx';
import { useCardName } from './useWallet.ts';

const muted = css({ color: theme.color.contentMuted });
const late = css({ color: theme.color.danger, fontWeight: 600 });

export interface StoredCardProps {
  means: PaymentMeans;
  isBusy: boolean;
  onMakeDefault: () => void;
  /** Resolves to the error of the call, if any. */
  onEdit: (details: CardDetails) => Promise<unknown>;
  onRemove: () => void;
}

/** Stored card with its actions. */
export function StoredCard({ means, isBusy, onMakeDefault, onEdit, onRemove }: StoredCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { t } = useTranslation(['wallet', 'cart']);
  const card = useCardName()(means);
  const { allowed, defaultMeans, expired, expiryMonth, expiryYear, nameOnCard } = means;
  const canBeDefault = !defaultMeans && allowed?.makeDefault.allowed !== false;
  const save = async (details: CardDetails): Promise<unknown> => {
    const error = await onEdit(details);
    if (error === undefined) setEditing(false);
    return error;
  };
  return (
    <Card as="li">
      <Stack gap={3}>
        <div>
          <Inline gap={2}>
            <CardMark brand={means.brand} />
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
        {isEditing && <EditCard means={means} onSave={save} onCancel={() => setEditing(false)} />}
        <Inline gap={2} css={!canBeDefault && textButtonEdge}>
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
          {!isEditing && (
            <Button variant="text" aria-label={t('editOf', { card })} onClick={() => setEditing(true)}>
              {t('edit.open')}
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
