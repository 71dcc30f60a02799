import { useTranslation } from 'react-i18next';
import type { DrawEntry } from '@foyer/contract';
import { Button, DateTime, Inline, RichText, Stack, type OverlayControls } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { EntrySummary } from './EntrySummary.tsx';

export interface EnteredDialogProps extends OverlayControls {
  entry: DrawEntry;
  /** Whether there was an entry before. */
  isEdited: boolean;
  onRequests: () => void;
}

/** Overlay after entering a draw or changing the entry: what was entered, and until when it can change [C2.24]. */
export function EnteredDialog({ open, close, entry, isEdited, onRequests }: EnteredDialogProps) {
  const { t, i18n } = useTranslation('draw');
  const until = (
    <DateTime value={entry.closesAt} zone={entry.event.timezone} locale={i18n.language} showZone />
  );
  const leave = (): void => {
    close();
    onRequests();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(isEdited ? 'done.edited' : 'done.entered')}
      footer={
        <Inline gap={3}>
          <Button variant="secondary" onClick={close}>
            {t('done.close')}
          </Button>
          <Button variant="primary" onClick={leave}>
            {t('done.requests')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <EntrySummary entry={entry} />
        <p>
          <RichText text={t('done.hint')} elements={{ date: until }} />
        </p>
      </Stack>
    </Dialog>
  );
}
