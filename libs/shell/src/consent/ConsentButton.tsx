import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Button } from '@foyer/ui-kit';
import { useAnalyticsTags } from './useAnalyticsTags.ts';
import { useConsent } from './useConsent.ts';

/** In the footer as quiet as the links around it, and on their line. */
const quiet = css({ paddingInline: 0, color: 'inherit', fontSize: 'inherit', fontWeight: 'inherit' });

export interface ConsentButtonProps {
  /** Shows the button even before consent was set up. */
  always?: boolean;
}

/** Reopens the preferences, once consent was set up [I2.27]. */
export function ConsentButton({ always = false }: ConsentButtonProps) {
  const { t } = useTranslation('shell');
  const tags = useAnalyticsTags();
  const { consent, store } = useConsent();
  if (!tags || !(always || consent.isSetUp)) return null;
  return (
    <Button
      variant={always ? 'secondary' : 'text'}
      {...(always ? {} : { css: quiet })}
      onClick={store.openPreferences}
    >
      {t('footer.consent')}
    </Button>
  );
}
