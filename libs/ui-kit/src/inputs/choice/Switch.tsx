import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { choiceDetail, choiceRow } from './choiceStyles.ts';
import { describe, FieldError } from '../FieldFrame.tsx';

export type SwitchProps = {
  label: ReactNode;
  detail?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  /** Takes effect at once; use a `Checkbox` for what is submitted. */
  onCheckedChange: (checked: boolean) => void;
} & Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'value' | 'role'>;

const { color } = theme;
const row = css({ justifyContent: 'space-between' });
const words = css({ flex: 1, minWidth: 0 });
const track = css({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '26px',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: theme.radius.pill,
  background: color.surface2,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.fade}, border-color ${theme.motion.fade}`,
  '&::before': {
    content: "''",
    position: 'absolute',
    top: '3px',
    insetInlineStart: '3px',
    width: '17px',
    height: '17px',
    borderRadius: '50%',
    background: color.borderStrong,
    transition: `transform ${theme.motion.fade}, background-color ${theme.motion.fade}`,
  },
  '&:checked': { background: color.accent, borderColor: color.accentText },
  '&:checked::before': { transform: 'translateX(18px)', background: color.accentContent },
  "[dir='rtl'] &:checked::before": { transform: 'translateX(-18px)' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  [theme.media.forcedColors]: { appearance: 'auto', '&::before': { content: 'none' } },
});

/** On or off, effective at once. */
export function Switch({
  label,
  detail,
  error,
  checked,
  onCheckedChange,
  id: givenId,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div {...(rest.name ? { 'data-field': rest.name } : {})}>
      <label css={[choiceRow, row]} htmlFor={id}>
        <span css={words}>
          {label}
          {detail && <span css={choiceDetail}>{detail}</span>}
        </span>
        <input
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          css={track}
          {...describe(id, { error })}
        />
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
