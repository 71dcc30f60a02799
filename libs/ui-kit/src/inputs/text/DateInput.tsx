import { css } from '@emotion/react';
import { useId, useRef, useState, type FocusEvent } from 'react';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { theme } from '../../theme/theme.ts';
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { bareInput, controlBox, invalidBox } from '../fieldStyles.ts';

/** Partial date as typed: `YYYY-MM-DD` or `YYYY-MM`, any part may be missing (`1990--`). */
interface DateParts {
  year: string;
  month: string;
  day: string;
}

type DatePart = keyof DateParts;

const digits = (text: string | undefined, length: number): string =>
  (text ?? '').replace(/\D/g, '').slice(0, length);

/** Splits a typed date. */
function readDateParts(value: string): DateParts {
  const [year, month, day] = value.split('-');
  return { year: digits(year, 4), month: digits(month, 2), day: digits(day, 2) };
}

/**
 * Joins the parts: '' when all are empty, a padded date when all are there, and the partial date (`1990-4-`) otherwise,
 * so that nothing typed is lost.
 */
function writeDateParts({ year, month, day }: DateParts, withDay: boolean): string {
  const parts = withDay ? [year, month, day] : [year, month];
  if (parts.every((part) => part === '')) return '';
  if (parts.some((part) => part === '') || year.length < 4) return parts.join('-');
  return parts.map((part, index) => (index === 0 ? part : part.padStart(2, '0'))).join('-');
}

/** Order of date parts in a locale: day first in French, month first in English and Spanish [I5.04]. */
function datePartOrder(locale: string, withDay: boolean): DatePart[] {
  const written: DatePart[] = locale.startsWith('fr') ? ['day', 'month', 'year'] : ['month', 'day', 'year'];
  return withDay ? written : written.filter((part) => part !== 'day');
}

export interface DateInputProps extends FieldTexts {
  /** `YYYY-MM-DD`, or `YYYY-MM` with `precision="month"`; missing parts are empty (`1990--`). */
  value: string;
  onValueChange: (value: string) => void;
  /** BCP 47 tag; decides the order of the parts [I5.04]. */
  locale: string;
  /** `month` asks for year and month only, as on phones [I5.04]. */
  precision?: 'day' | 'month';
  /** Lets the browser autofill a birth date. */
  birthday?: boolean;
  name?: string;
  disabled?: boolean;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
}

const row = css({ display: 'flex', gap: theme.space[3], flexWrap: 'wrap' });
const partLabel = css({
  display: 'grid',
  gap: '2px',
  fontSize: theme.text.caption,
  color: theme.color.contentMuted,
});
const widths: Record<DatePart, string> = { day: '84px', month: '84px', year: '112px' };
const completions: Record<DatePart, string> = { day: 'bday-day', month: 'bday-month', year: 'bday-year' };

/** Date in two or three labelled boxes; calendars are slow for distant dates. A whole date can be pasted. */
export function DateInput({
  value,
  onValueChange,
  locale,
  precision = 'day',
  birthday = false,
  name,
  disabled = false,
  onFocus,
  onBlur,
  ...frame
}: DateInputProps) {
  const id = useId();
  const texts = useUiTexts();
  const withDay = precision === 'day';
  // The boxes keep what was typed (`4`, not `04`) while the value stays the same.
  const [typed, setTyped] = useState<DateParts>(() => readDateParts(value));
  const parts = writeDateParts(typed, withDay) === value ? typed : readDateParts(value);
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const order = datePartOrder(locale, withDay);

  const write = (next: DateParts): void => {
    setTyped(next);
    onValueChange(writeDateParts(next, withDay));
  };
  const type = (part: DatePart, text: string): void => {
    const whole = /^\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(text);
    if (whole) return write(readDateParts(text.trim()));
    const next = text.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2);
    write({ ...parts, [part]: next });
    const following = order[order.indexOf(part) + 1];
    if (part !== 'year' && next.length === 2 && following && next !== parts[part]) {
      boxes.current[following]?.focus();
    }
  };
  return (
    <FieldFrame id={id} group {...(name ? { name } : {})} {...frame}>
      <div css={row} onFocus={onFocus} onBlur={onBlur}>
        {order.map((part) => (
          <label key={part} css={[partLabel, { width: widths[part] }]}>
            {texts[part]}
            <span css={[controlBox, Boolean(frame.error) && invalidBox]}>
              <input
                ref={(element) => {
                  boxes.current[part] = element;
                }}
                css={bareInput}
                type="text"
                inputMode="numeric"
                {...(name ? { name: `${name}.${part}` } : {})}
                value={parts[part]}
                onChange={(event) => type(part, event.target.value)}
                disabled={disabled}
                autoComplete={birthday ? completions[part] : 'off'}
                {...(frame.error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
              />
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
