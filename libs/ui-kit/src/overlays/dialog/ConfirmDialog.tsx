import { Button } from '../../actions/Button.tsx';
import { Inline } from '../../layout/Stack.tsx';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import type { ConfirmTexts } from './confirmTexts.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps extends ConfirmTexts {
  open: boolean;
  onAnswer: (answer: boolean) => void;
}

/** Yes-or-no dialog, such as before unsaved changes are lost [I4.22]. */
export function ConfirmDialog({ open, title, message, yes, no, onAnswer }: ConfirmDialogProps) {
  const texts = useUiTexts();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={title}
      role="alertdialog"
      closeOnBackdrop={false}
      footer={
        <Inline gap={3} justify="end">
          <Button onClick={() => onAnswer(false)}>{no ?? texts.no}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {yes ?? texts.yes}
          </Button>
        </Inline>
      }
    >
      {message}
    </Dialog>
  );
}
