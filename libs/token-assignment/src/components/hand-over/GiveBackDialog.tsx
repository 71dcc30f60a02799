import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useReturnTokenAssignmentMutation } from '@foyer/api-client/token-assignment';
import { Notice, useOverlays } from '@foyer/ui-kit';
import { Form, SubmitButton, TextAreaField } from '@foyer/ui-kit/forms';
import { Dialog } from '@foyer/ui-kit/overlays';
import { isolateText } from '@foyer/util';

const longestMessage = 500;

export interface GiveBackDialogProps {
  inviter: NonNullable<Token['inviter']>;
  open: boolean;
  onClose: () => void;
}

/** Gives a token back to its sender, with a word to them. */
export function GiveBackDialog({ inviter, open, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation('assignment');
  const { toast } = useOverlays();
  const [giveBack, { error: refusal, reset }] = useReturnTokenAssignmentMutation();
  const name = isolateText(`${inviter.firstName} ${inviter.lastName}`);
  const close = (): void => {
    reset();
    onClose();
  };
  const send = async ({ message = '' }: { message?: string }): Promise<void> => {
    const words = message.trim();
    const { assignmentId } = inviter;
    const { error } = await giveBack({ assignmentId, ...(words === '' ? {} : { message: words }) });
    if (error) return;
    close();
    toast(t('giveBack.done', { name }), { tone: 'success' });
  };
  return (
    <Dialog open={open} onClose={close} title={t('giveBack.title', { name })}>
      <Form<{ message?: string }> onSubmit={send}>
        {refusal !== undefined && <Notice tone="danger">{errorText(t, refusal)}</Notice>}
        <p>{t('giveBack.hint', { name })}</p>
        <TextAreaField
          name="message"
          label={t('assign.message')}
          rows={3}
          characterLimit={longestMessage}
          optional
        />
        <SubmitButton wide>{t('giveBack.action')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
