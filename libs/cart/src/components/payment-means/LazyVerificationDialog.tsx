import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, lazyPart, Notice } from '@foyer/ui-kit';
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

const VerificationDialog = lazyPart(
  async () => (await import('./VerificationDialog.tsx')).VerificationDialog,
  Unreachable,
);

/** Verification by the bank, loaded on demand because few payments need it. */
export const LazyVerificationDialog = (props: VerificationDialogProps) => (
  <Suspense>
    <VerificationDialog {...props} />
  </Suspense>
);
