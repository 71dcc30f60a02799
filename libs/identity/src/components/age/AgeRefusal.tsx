import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';

export interface AgeRefusalProps {
  /** Age that is needed, in whole years. */
  minimumAge: number;
  /**
   * Refusal of a press, a new object for each: once the date is saved, the press can be repeated. Absent where the page
   * asks again by itself.
   */
  refusal?: object;
}

/**
 * Says that the caller is too young for an event by the date of birth in the profile, and asks for that date over the page
 * where they are: an account that came from a provider may have none [C5.02].
 */
export function AgeRefusal({ minimumAge, refusal }: AgeRefusalProps) {
  const { t } = useTranslation('identity');
  const { start } = useAuthentication();
  const { profile } = useSession();
  const [mended, setMended] = useState<object>();
  const mend = async (): Promise<void> => {
    const { outcome } = await start('login', { goal: 'signedIn', forceUpdate: true });
    if (outcome === 'COMPLETED') setMended(refusal);
  };
  if (refusal && mended === refusal) return <Notice tone="success">{t('age.mended')}</Notice>;
  return (
    <Notice
      tone="warning"
      action={
        <Button onClick={() => void mend()}>{t(profile?.dateOfBirth ? 'age.check' : 'age.add')}</Button>
      }
    >
      {t('errors.belowMinimumEventAge', { minimumAge })}
    </Notice>
  );
}
