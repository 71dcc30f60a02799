import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import type { StubPlace } from '@foyer/ui-kit';

/** Returns the place of a token, part by part. */
export function useTokenPlace(): (
  token: Pick<Token, 'seat' | 'sectionName' | 'name' | 'attendance'>,
) => StubPlace[] {
  const { t } = useTranslation('tokenAssignment');
  return ({ seat, sectionName, name, attendance }) => {
    if (attendance === 'STREAMING') return [{ label: t('place.attendance'), value: t('place.streaming') }];
    if (!seat) return [{ label: t('place.area'), value: sectionName ?? name }];
    return [
      { label: t('place.section'), value: seat.section },
      { label: t('place.row'), value: seat.row },
      { label: t('place.seat'), value: seat.seat },
    ];
  };
}
