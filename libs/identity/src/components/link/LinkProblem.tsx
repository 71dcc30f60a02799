import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@foyer/ui-kit';

export interface LinkProblemProps {
  /** Whether the address lacks the token; otherwise the link has expired or was used. */
  isIncomplete: boolean;
  /** What to do about an expired link. */
  expiredHint: ReactNode;
  action?: ReactNode;
}

/** Shown in place of a mailed link's page when the link no longer works [I8.08]. */
export function LinkProblem({ isIncomplete, expiredHint, action }: LinkProblemProps) {
  const { t } = useTranslation('identity');
  return (
    <EmptyState title={t(isIncomplete ? 'link.missing' : 'link.expired')} action={action}>
      {isIncomplete ? t('link.missingHint') : expiredHint}
    </EmptyState>
  );
}
