import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, DateTime, Inline, Stack, theme } from '@foyer/ui-kit';
import type { FreeDate } from './shareDates.ts';

const group = css({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
const legend = css({ padding: 0, marginBlockEnd: theme.space[2], fontWeight: 600 });

export interface DateChoiceProps {
  /** Dates of which something can be sent. */
  dates: readonly FreeDate[];
  /** Ids of events. */
  chosen: readonly string[];
  disabled: boolean;
  onChoose: (chosen: readonly string[]) => void;
}

/** Choice of the dates of which something is sent. */
export function DateChoice({ dates, chosen, disabled, onChoose }: DateChoiceProps) {
  const { t, i18n } = useTranslation('season');
  const toggle = (eventId: string): void => {
    const others = chosen.filter((each) => each !== eventId);
    onChoose(others.length < chosen.length ? others : [...chosen, eventId]);
  };
  return (
    <fieldset css={group} disabled={disabled}>
      <legend css={legend}>{t('assign.dates')}</legend>
      <Stack gap={2}>
        {dates.map(({ event: { eventId, shortName, startsAt, timezone }, tokens }) => (
          <Checkbox
            key={eventId}
            label={shortName}
            detail={
              <>
                <DateTime value={startsAt} zone={timezone} locale={i18n.language} /> ·{' '}
                {t('assign.free', { count: tokens.length })}
              </>
            }
            checked={chosen.includes(eventId)}
            onCheckedChange={() => toggle(eventId)}
          />
        ))}
        <Inline gap={3} css={{ color: theme.color.contentMuted }}>
          <span role="status">{t('assign.chosen', { count: chosen.length })}</span>
          <Button variant="text" onClick={() => onChoose(dates.map(({ event }) => event.eventId))}>
            {t('assign.allDates')}
          </Button>
          <Button variant="text" onClick={() => onChoose([])}>
            {t('assign.noDates')}
          </Button>
        </Inline>
      </Stack>
    </fieldset>
  );
}
