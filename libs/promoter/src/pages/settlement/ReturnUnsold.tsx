import { useTranslation } from 'react-i18next';
import type { PromoterAccount } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useReturnPromoterInventoryMutation } from '@foyer/api-client/promoter';
import { Button, Card, Notice, Stack } from '@foyer/ui-kit';
import { heading, muted } from './settlementStyles.ts';
import { useAsked } from './useAsked.ts';

/** Returns what is left of the allotment, in one press and a question. */
export function ReturnUnsold({ account: { stock, event } }: { account: PromoterAccount }) {
  const { t } = useTranslation('promoter');
  const ask = useAsked();
  const [giveBack, { error, isLoading }] = useReturnPromoterInventoryMutation();
  const { eventId } = event;
  const count = stock.left;
  if (count === 0) return null;
  const confirm = (): Promise<void> =>
    ask(
      {
        title: t('return.ask', { count }),
        message: t('return.askHint'),
        yes: t('return.action'),
        no: t('settlement.notYet'),
      },
      () => giveBack({ eventId }),
      t('return.done'),
    );
  return (
    <Card as="section">
      <Stack gap={3}>
        <h2 css={heading}>{t('return.title', { count })}</h2>
        <p css={muted}>{t('return.hint')}</p>
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Button variant="secondary" loading={isLoading} onClick={() => void confirm()}>
          {t('return.action')}
        </Button>
      </Stack>
    </Card>
  );
}
