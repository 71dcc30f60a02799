import { useTranslation } from 'react-i18next';
import { Button, type OverlayControls } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { useWhiteLabelFlags } from './useWhiteLabelFlags.ts';

export interface AddedDialogProps extends OverlayControls {
  /** Name of the offer. */
  name: string;
  /** Whether the cart had it before. */
  isEdited: boolean;
  onKeepShopping: () => void;
  onCheckout: () => void;
}

/** Overlay after a hold: what was added or changed, and the next step [C2.24]. */
export function AddedDialog({ open, close, name, isEdited, onKeepShopping, onCheckout }: AddedDialogProps) {
  const { t } = useTranslation('transaction');
  const { preventKeepShopping } = useWhiteLabelFlags();
  const andThen = (next: () => void) => () => {
    close();
    next();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(isEdited ? 'added.edited' : 'added.title')}
      footer={
        <>
          {!preventKeepShopping && (
            <Button variant="secondary" onClick={andThen(onKeepShopping)}>
              {t('added.keepShopping')}
            </Button>
          )}
          <Button variant="primary" onClick={andThen(onCheckout)}>
            {t('added.checkout')}
          </Button>
        </>
      }
    >
      <p>{t(isEdited ? 'added.editedHint' : 'added.hint', { name })}</p>
    </Dialog>
  );
}
