import { useTranslation } from 'react-i18next';
import { Button, Notice, Stack } from '@foyer/ui-kit';

export interface OAuthErrorProps {
  /** Server message; by default, that nothing has changed. */
  text?: string | undefined;
  onDismiss: () => void;
}

/** Failed provider log-in; dismissing it returns to the log-in methods [I8.05]. */
export function OAuthError({ text, onDismiss }: OAuthErrorProps) {
  const { t } = useTranslation('identity');
  return (
    <Stack gap={4}>
      <Notice tone="danger" title={t('oauth.failed')}>
        {text ?? t('oauth.failedHint')}
      </Notice>
      <Button wide onClick={onDismiss}>
        {t('oauth.dismiss')}
      </Button>
    </Stack>
  );
}
