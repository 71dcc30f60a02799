import { useTranslation } from 'react-i18next';
import { Button, Inline, Notice, Stack, TextLink } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';

export interface InvitedOverlayProps {
  termsUrl?: string | undefined;
  isAnswering: boolean;
  /** Why the answer was refused. */
  error?: string | undefined;
  onAccept: () => void;
  onDecline: () => void;
  onClose: () => void;
}

/** Invitation on stage: accepted with the organiser's terms, or declined [C2.31, C4.20]. */
export function InvitedOverlay({
  termsUrl,
  isAnswering,
  error,
  onAccept,
  onDecline,
  onClose,
}: InvitedOverlayProps) {
  const { t } = useTranslation('stage');
  return (
    <Dialog
      open
      title={t('place.invited')}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <Inline gap={3}>
          <Button variant="primary" loading={isAnswering} onClick={onAccept}>
            {t('place.accept')}
          </Button>
          <Button onClick={onDecline}>{t('place.decline')}</Button>
        </Inline>
      }
    >
      <Stack gap={3}>
        <p>{t('place.invitedText')}</p>
        {termsUrl !== undefined && (
          <p>
            <TextLink href={termsUrl} target="_blank">
              {t('place.terms')}
            </TextLink>
          </p>
        )}
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </Stack>
    </Dialog>
  );
}
