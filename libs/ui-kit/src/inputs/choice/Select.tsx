import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/Icons.tsx';
import { theme } from '../../theme/theme.ts';
import { describe, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { bareInput, controlBox, disabledBox, invalidBox } from '../fieldStyles.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = FieldTexts & {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Text for "nothing chosen" (the value ''). */
  placeholder?: string;
} & Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'defaultValue' | 'children'>;

const box = css({ position: 'relative' });
const select = css({ paddingInlineEnd: theme.space[12], cursor: 'pointer', textOverflow: 'ellipsis' });
const option = css({ background: theme.color.surface1, color: theme.color.content });
const chevron = css({
  position: 'absolute',
  insetInlineEnd: theme.space[3],
  display: 'inline-flex',
  pointerEvents: 'none',
});

/** Choice of one among many, with the platform's own list. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  value,
  onValueChange,
  options,
  placeholder,
  id: givenId,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frame = { label, hideLabel, hint, error, optional };
  return (
    <FieldFrame id={id} {...frame} {...(rest.name ? { name: rest.name } : {})}>
      <span css={[controlBox, box, Boolean(error) && invalidBox, rest.disabled && disabledBox]}>
        <select
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          css={[bareInput, select]}
          {...describe(id, { hint, error })}
        >
          {placeholder !== undefined && (
            <option css={option} value="">
              {placeholder}
            </option>
          )}
          {options.map((entry) => (
            <option key={entry.value} css={option} value={entry.value} disabled={entry.disabled}>
              {entry.label}
            </option>
          ))}
        </select>
        <span css={chevron}>
          <ChevronDownIcon />
        </span>
      </span>
    </FieldFrame>
  );
}
