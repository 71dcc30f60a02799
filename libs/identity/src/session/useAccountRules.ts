import { useMemo } from 'react';
import { calendarDayIn } from '@foyer/util';
import { useDeployment } from '@foyer/api-client/shell';
import { useClock } from '@foyer/ui-kit';
import type { PersonRules } from '../model/personalDetails.ts';

const usual = { minimumAge: 13, maximumAge: 120, minimumPasswordLength: 8 };

/** Returns the deployment's limits, and the day by the server's clock [I9.01, I9.02]. */
export function useAccountRules(): PersonRules & { minimumPasswordLength: number } {
  const deployment = useDeployment();
  const clock = useClock();
  return useMemo(
    () => ({
      todayIn: (countryCode: string | undefined) => calendarDayIn(new Date(clock()), countryCode),
      ages: {
        minimumAge: deployment?.minimumSignUpAge ?? usual.minimumAge,
        maximumAge: deployment?.maximumAge ?? usual.maximumAge,
      },
      minimumPasswordLength: deployment?.minimumPasswordLength ?? usual.minimumPasswordLength,
    }),
    [deployment, clock],
  );
}
