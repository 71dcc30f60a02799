import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import { describe, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { bareInput, controlBox, disabledBox, invalidBox } from '../fieldStyles.ts';

export type TextInputProps = FieldTexts & {
  value: string;
  onValueChange: (value: string) => void;
  /** Shows the remaining characters and an error over the limit; typing isn't blocked, so pasted text survives [I5.11]. */
  characterLimit?: number;
  /** Content before the text, inside the box. */
  before?: ReactNode;
  /** Content after the text, inside the box. */
  after?: ReactNode;
} & Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'defaultValue'>;

const side = css({
  display: 'flex',
  flex: 'none',
  paddingInline: theme.space[3],
  color: theme.color.contentMuted,
});

/** The content before the text brings its own distance. */
const afterSide = css({ paddingInlineStart: 0 });

/** Single-line text with label, hint and error. */
export function TextInput({
  label,
  hideLabel,
  hint,
  error,
  optional,
  value,
  onValueChange,
  characterLimit,
  before,
  after,
  id: givenId,
  type = 'text',
  ...rest
}: TextInputProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const left = characterLimit === undefined ? undefined : characterLimit - value.length;
  const exceeded = left !== undefined && left < 0;
  const frame = { label, hideLabel, hint, error, optional };
  return (
    <FieldFrame id={id} {...frame} {...(rest.name ? { name: rest.name } : {})}>
      <span css={[controlBox, (exceeded || Boolean(error)) && invalidBox, rest.disabled && disabledBox]}>
        {before && <span css={side}>{before}</span>}
        <input
          {...rest}
          id={id}
          type={type}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          css={[bareInput, before !== undefined && afterSide]}
          {...describe(id, { hint, error })}
          {...(exceeded ? { 'aria-invalid': true } : {})}
        />
        {after}
      </span>
      {left !== undefined && <CharacterCounter left={left} />}
    </FieldFrame>
  );
}
