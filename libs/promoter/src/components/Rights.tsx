import { useTranslation } from 'react-i18next';
import type { MemberRight } from '@foyer/contract';
import { Badge, Inline } from '@foyer/ui-kit';
import { memberRights } from '../model/memberRights.ts';

/** Rights of a member, or those of an invitation. */
export function Rights({ rights }: { rights: readonly MemberRight[] }) {
  const { t } = useTranslation('organiser');
  return (
    <Inline gap={2}>
      {memberRights
        .filter((right) => rights.includes(right))
        .map((right) => (
          <Badge key={right} tone="neutral">
            {t(`team.right.${right}`)}
          </Badge>
        ))}
    </Inline>
  );
}
