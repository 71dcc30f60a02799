import { useTranslation } from 'react-i18next';
import type { PromoterTransaction } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useUndoPromoterSaleMutation } from '@foyer/api-client/promoter';
import { Button, Card, Countdown, Notice, Stack, theme, useHasPassed, useOverlays } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

/** Undoes a wrong sale for cash, for ten minutes [C4.21]. A lost answer is no harm: undoing it again changes nothing. */
export function UndoSale({ sale, until }: { sale: PromoterTransaction; until: string }) {
  const { t, i18n } = useTranslation('promoter');
  const overlays = useOverlays();
  const [undo, { error, isLoading }] = useUndoPromoterSaleMutation();
  const isOver = useHasPassed(until);
  const { eventId, transactionId, total } = sale;
  const amount = formatMoney(total, i18n.language);
  const ask = async (): Promise<void> => {
    const texts = {
      title: t('undo.confirm', { amount }),
      message: t('undo.void'),
      yes: t('undo.yes'),
      no: t('undo.no'),
    };
    if (!(await overlays.confirm(texts))) return;
    const { error: refusal } = await undo({ eventId, transactionId });
    if (refusal === undefined) overlays.toast(t('undo.done', { amount }), { tone: 'success' });
  };
  if (isOver) return null;
  return (
    <Card as="section">
      <Stack gap={3}>
        <h2 css={{ fontSize: theme.text.large }}>{t('undo.title')}</h2>
        <p css={{ color: theme.color.contentMuted }}>
          {t('undo.hint')} <Countdown endsAt={until} />
        </p>
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Button variant="secondary" loading={isLoading} onClick={() => void ask()}>
          {t('undo.action')}
        </Button>
      </Stack>
    </Card>
  );
}
