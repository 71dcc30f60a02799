import { useTranslation } from 'react-i18next';
import type { Permission } from '@foyer/contract';
import { DateTime, RichText } from '@foyer/ui-kit';

const reasons = [
  'tokenNotActive',
  'tokensFrozen',
  'transferNotAllowed',
  'transferNotOpen',
  'transferClosed',
  'assignmentChainLimit',
  'revokeNotAllowed',
  'revokeLimitReached',
  'childNotAllowed',
  'childAlone',
  'alreadyAttending',
] as const;

/** Returns the key of the words for a reason that the server gives, if there are any. */
function refusalKey(reason: string | undefined): `refused.${(typeof reasons)[number]}` | undefined {
  const known = reasons.find((each) => each === reason);
  return known && `refused.${known}`;
}

/** Why something can't be done, and from when it can. */
export function Refusal({ permission: { reason, opensAt }, zone }: { permission: Permission; zone: string }) {
  const { t, i18n } = useTranslation('assignment');
  const key = refusalKey(reason);
  return (
    <>
      {t(key ?? 'refused.other')}
      {opensAt && (
        <>
          {' '}
          <RichText
            text={t('assign.opens')}
            elements={{ date: <DateTime value={opensAt} zone={zone} locale={i18n.language} /> }}
          />
        </>
      )}
    </>
  );
}
