import { useTranslation } from 'react-i18next';
import type { Permission } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, Notice } from '@foyer/ui-kit';

const worded = ['marketplaceClosed', 'cartBlocksOffer', 'ticketLimitEvent', 'emailUnverified'] as const;

/** Reason why the caller can't enter a draw, and the next step [C5.06, C8.02, C8.10]. */
export function EntryRefusal({ eventId, reason }: { eventId: string; reason: Permission['reason'] }) {
  const { t } = useTranslation('draw');
  const paths = usePaths();
  const known = worded.find((each) => each === reason) ?? 'other';
  return (
    <Notice
      tone="warning"
      action={
        known === 'cartBlocksOffer' && (
          <LinkButton href={paths.checkout({ eventId })}>{t('refused.cart')}</LinkButton>
        )
      }
    >
      {t(`refused.${known}`)}
    </Notice>
  );
}
