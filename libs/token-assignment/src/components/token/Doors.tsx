import { useTranslation } from 'react-i18next';
import { DateTime, RichText } from '@foyer/ui-kit';

export interface DoorsProps {
  /** Instant at which the doors open. */
  at: string;
  zone: string;
}

/** Time at which the doors of an event open, in its zone. */
export function Doors({ at, zone }: DoorsProps) {
  const { t, i18n } = useTranslation('tokenAssignment');
  const time = <DateTime value={at} zone={zone} locale={i18n.language} format="time" />;
  return <RichText text={t('token.doors')} elements={{ time }} />;
}
