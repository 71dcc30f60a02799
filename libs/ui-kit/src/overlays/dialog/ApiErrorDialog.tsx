import type { ReactNode } from 'react';
import { Button } from '../../actions/Button.tsx';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { Dialog } from './Dialog.tsx';

export interface ApiErrorDialogProps {
  open: boolean;
  close: () => void;
  title: string;
  message: ReactNode;
}

/** Dialog for a failed call: a title, a close button and no backdrop dismissal [I8.04]. */
export function ApiErrorDialog({ open, close, title, message }: ApiErrorDialogProps) {
  const texts = useUiTexts();
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      role="alertdialog"
      closeOnBackdrop={false}
      footer={
        <Button variant="primary" wide onClick={close}>
          {texts.close}
        </Button>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
