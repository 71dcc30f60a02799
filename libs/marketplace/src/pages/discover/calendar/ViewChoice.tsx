import { useTranslation } from 'react-i18next';
import { Button, CalendarIcon, Inline, ListIcon } from '@foyer/ui-kit';
import { useCalendarAddress } from './useCalendarAddress.ts';

const icons = { list: <ListIcon />, calendar: <CalendarIcon /> };

/** Choice between the list of events and their calendar; it lives in the address [C2.02a]. */
export function ViewChoice() {
  const { t } = useTranslation('search');
  const { view, change } = useCalendarAddress();
  return (
    <Inline gap={2} role="group" aria-label={t('calendar.view')}>
      {(['list', 'calendar'] as const).map((each) => (
        <Button
          key={each}
          icon={icons[each]}
          variant={view === each ? 'selected' : 'unselected'}
          aria-pressed={view === each}
          onClick={() => change({ view: each })}
        >
          {t(`calendar.${each}`)}
        </Button>
      ))}
    </Inline>
  );
}
