import { useTranslation } from 'react-i18next';
import type { OfferExpiry } from '@foyer/contract';
import { Select } from '@foyer/ui-kit';
import type { OfferDraft } from './useOfferDraft.ts';

const hoursPerDay = 24;

/** Choice of how long an offer waits for a place, in hours before the event [C3.20, C9.03]. */
export function ExpiryChoice({ choices, draft }: { choices: readonly OfferExpiry[]; draft: OfferDraft }) {
  const { t } = useTranslation('auction');
  const { expiresHoursBefore, setExpiry } = draft;
  // An offer may have a time that is not, or no longer, among the choices.
  const all = [...new Set([...choices, expiresHoursBefore])].sort((one, other) => one - other);
  if (all.length < 2) return null;
  const nameOf = (hours: OfferExpiry): string => {
    if (hours === 0) return t('form.expiresStart');
    return hours % hoursPerDay === 0
      ? t('form.expiresDays', { count: hours / hoursPerDay })
      : t('form.expiresHours', { count: hours });
  };
  return (
    <Select
      label={t('form.expires')}
      hint={t('form.expiresHint')}
      options={all.map((hours) => ({ value: String(hours), label: nameOf(hours) }))}
      value={String(expiresHoursBefore)}
      onValueChange={(value) => setExpiry(Number(value))}
    />
  );
}
