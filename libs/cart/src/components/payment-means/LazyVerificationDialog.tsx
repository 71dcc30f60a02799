import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@foyer/ui-kit';
import type { VerificationDialogProps } from './VerificationDialog.tsx';

/** Fallback when the dialog fails to load, which means that the network is down. */
function Unreachable({ onCancel }: VerificationDialogProps) {
  const { t } = useTranslation('cart');
  return (
    <Notice tone="danger" action={<Button onClick={onCancel}>{t('notice.askAgain')}</Button>}>
      {t('card.failed')}
    </Notice>
  );
}

const VerificationDialog = lazy<ComponentType<VerificationDialogProps>>(() =>
  import('./VerificationDialog.tsx').then(
    (loaded) => ({ default: loaded.VerificationDialog }),
    () => ({ default: Unreachable }),
  ),
);

/** Verification by the bank, loaded on demand because few payments need it. */
export const LazyVerificationDialog = (props: VerificationDialogProps) => (
  <Suspense>
    <VerificationDialog {...props} />
  </Suspense>
);
