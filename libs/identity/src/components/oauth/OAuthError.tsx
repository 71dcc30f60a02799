import { useTranslation } from 'react-i18next';
import { Button, Notice, Stack } from '@foyer/ui-kit';

export interface OAuthErrorProps {
  /** What the server says of it; without it, that nothing was changed. */
  text?: string | undefined;
  onDismiss: () => void;
}

/** The way by a provider came to nothing; dismissed back to the ways in [I8.05]. */
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
