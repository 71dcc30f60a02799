import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import { describe, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { bareInput, controlBox, disabledBox, invalidBox } from '../fieldStyles.ts';

export type TextAreaProps = FieldTexts & {
  value: string;
  onValueChange: (value: string) => void;
  /** Shows the remaining characters and an error over the limit; typing isn't blocked, so pasted text survives [I5.11]. */
  characterLimit?: number;
} & Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'defaultValue' | 'children'>;

const area = css({
  display: 'block',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  resize: 'vertical',
  // Grows with its text where supported; resizable elsewhere.
  fieldSizing: 'content',
  minHeight: '96px',
  maxHeight: '40vh',
  overflowWrap: 'anywhere',
});

/** Multi-line text with label, hint, error and character limit. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  value,
  onValueChange,
  characterLimit,
  id: givenId,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const left = characterLimit === undefined ? undefined : characterLimit - value.length;
  const exceeded = left !== undefined && left < 0;
  const frame = { label, hideLabel, hint, error, optional };
  return (
    <FieldFrame id={id} {...frame} {...(rest.name ? { name: rest.name } : {})}>
      <span css={[controlBox, (exceeded || Boolean(error)) && invalidBox, rest.disabled && disabledBox]}>
        <textarea
          {...rest}
          id={id}
          rows={rows}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          css={[bareInput, area]}
          {...describe(id, { hint, error })}
          {...(exceeded ? { 'aria-invalid': true } : {})}
        />
      </span>
      {left !== undefined && <CharacterCounter left={left} />}
    </FieldFrame>
  );
}
