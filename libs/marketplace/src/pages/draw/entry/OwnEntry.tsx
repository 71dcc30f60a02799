import { useTranslation } from 'react-i18next';
import type { DrawEntry } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useDeleteDrawEntryMutation } from '@foyer/api-client/marketplace';
import { Button, Card, DateTime, Inline, RichText, Stack, theme, useOverlays } from '@foyer/ui-kit';
import { EntryFate } from './EntryFate.tsx';
import { EntrySummary } from './EntrySummary.tsx';

/** Deletes the entry after a warning [C2.24]. */
function DeleteButton({ entry }: { entry: DrawEntry }) {
  const { t } = useTranslation('draw');
  const { toast, confirm } = useOverlays();
  const [remove, { isLoading }] = useDeleteDrawEntryMutation();
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('delete.title'),
      message: t('delete.text'),
      yes: t('delete.yes'),
      no: t('delete.no'),
    });
    if (!isSure) return;
    const { error } = await remove({ offerGroupId: entry.choices[0]!.offerGroupId });
    if (error === undefined) toast(t('delete.done'), { tone: 'success' });
    else toast(errorText(t, error), { tone: 'danger' });
  };
  return (
    <Button variant="secondary" loading={isLoading} onClick={() => void ask()}>
      {t('delete.button')}
    </Button>
  );
}

const titles = {
  entered: 'own.title',
  pendingResults: 'own.closedTitle',
  won: 'own.wonTitle',
  claimed: 'own.wonTitle',
  paymentFailed: 'own.wonTitle',
  lapsed: 'own.lostTitle',
  lost: 'own.lostTitle',
  cancelled: 'own.closedTitle',
} as const;

/**
 * The caller's entry: its choices, its result, and changing or deleting it while that is possible [C8.01].
 */
export function OwnEntry({ entry, onEdit }: { entry: DrawEntry; onEdit: () => void }) {
  const { t, i18n } = useTranslation('draw');
  const { state, allowed, closesAt, event } = entry;
  const closes = <DateTime value={closesAt} zone={event.timezone} locale={i18n.language} showZone />;
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.title }}>{t(titles[state])}</h2>
        <EntrySummary entry={entry} />
        {state === 'entered' ? (
          <>
            <p>{t('own.exists')}</p>
            <p>
              <RichText text={t('closesAt')} elements={{ date: closes }} />
            </p>
          </>
        ) : (
          <EntryFate entry={entry} />
        )}
        {(allowed.edit.allowed || allowed.delete.allowed) && (
          <Inline gap={3}>
            {allowed.edit.allowed && (
              <Button variant="primary" onClick={onEdit}>
                {t('own.edit')}
              </Button>
            )}
            {allowed.delete.allowed && <DeleteButton entry={entry} />}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
