import { useTranslation } from 'react-i18next';
import type { DrawEntry } from '@foyer/contract';
import type { OverlayControls } from '@foyer/ui-kit';
import { SavedDialog } from '../../components/way-in/SavedDialog.tsx';
import { EntrySummary } from './EntrySummary.tsx';

export interface EnteredDialogProps extends OverlayControls {
  entry: DrawEntry;
  /** Whether there was an entry before. */
  isEdited: boolean;
  onRequests: () => void;
}

/** Overlay after entering a draw or changing the entry [C2.24]. */
export function EnteredDialog({ entry, isEdited, ...controls }: EnteredDialogProps) {
  const { t } = useTranslation('draw');
  return (
    <SavedDialog
      {...controls}
      texts="draw"
      title={t(isEdited ? 'done.edited' : 'done.entered')}
      event={entry.event}
      closesAt={entry.closesAt}
    >
      <EntrySummary entry={entry} />
    </SavedDialog>
  );
}
