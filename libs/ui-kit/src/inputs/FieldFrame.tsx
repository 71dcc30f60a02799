import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/Icons.tsx';
import { VisuallyHidden, visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { theme } from '../theme/theme.ts';

/** Texts around every input of the kit. */
export interface FieldTexts {
  label: ReactNode;
  /** Hides the label visually, where a placeholder makes it redundant. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Translated error; its presence makes the input invalid. */
  error?: ReactNode;
  /** Marks an optional field; all others are required. */
  optional?: boolean;
}

const frame = css({ display: 'grid', gap: theme.space[1], border: 0 });
const labelStyle = css({
  padding: 0,
  fontSize: theme.text.small,
  fontWeight: 600,
  color: theme.color.content,
});
const optionalStyle = css({ color: theme.color.contentMuted, fontWeight: 400 });
const hintStyle = css({ fontSize: theme.text.small, color: theme.color.contentMuted });
const errorStyle = css({
  display: 'flex',
  gap: theme.space[1],
  fontSize: theme.text.small,
  fontWeight: 500,
  color: theme.color.danger,
});
const errorIcon = css({ flex: 'none', marginTop: '0.1em' });

const shown = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && node !== false;

/** Returns the `aria-*` attributes that link an input to its hint and error. */
export function describe(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [shown(error) && `${id}-error`, shown(hint) && `${id}-hint`].filter(Boolean).join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(shown(error) ? { 'aria-invalid': true as const } : {}),
  };
}

export interface FieldFrameProps extends FieldTexts {
  /** Id of the input; the ids of hint and error derive from it. */
  id: string;
  /** Renders a fieldset with a legend for a group of inputs. */
  group?: boolean;
  name?: string;
  children: ReactNode;
}

/** Label, input, hint and error, in reading order. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hideLabel, hint, error, optional, group = false, name, children } = props;
  const texts = useUiTexts();
  const Outer = group ? 'fieldset' : 'div';
  const title = (
    <>
      {label}
      {optional && <span css={optionalStyle}> ({texts.optional})</span>}
    </>
  );
  return (
    <Outer
      css={frame}
      {...(name ? { 'data-field': name } : {})}
      {...(group ? describe(id, { hint, error }) : {})}
    >
      {group ? (
        <legend css={[labelStyle, hideLabel && visuallyHidden]}>{title}</legend>
      ) : (
        <label htmlFor={id} css={[labelStyle, hideLabel && visuallyHidden]}>
          {title}
        </label>
      )}
      {children}
      {shown(hint) && (
        <div id={`${id}-hint`} css={hintStyle}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </Outer>
  );
}

/** Error of a field: announced, and never shown by colour alone. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!shown(error)) return null;
  return (
    <div id={`${id}-error`} css={errorStyle}>
      <span css={errorIcon}>
        <WarningIcon size={16} />
      </span>
      <span>{error}</span>
    </div>
  );
}

/** Announces its content when it changes. */
export function LiveText({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
