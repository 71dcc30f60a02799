import { css } from '@emotion/react';
import { useState } from 'react';
import { IconButton } from '../../actions/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../../icons/Icons.tsx';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { theme } from '../../theme/theme.ts';
import { passwordStrength, type PasswordStrength } from './passwordStrength.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'after' | 'type' | 'characterLimit'> & {
  /** Shows a strength meter: for a new password. */
  showStrength?: boolean;
};

const meter = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: theme.space[1],
  marginBottom: theme.space[1],
});
const bar = css({
  height: '4px',
  borderRadius: theme.radius.pill,
  background: theme.color.surface3,
  [theme.media.forcedColors]: { border: '1px solid' },
});
const reached = css({ [theme.media.forcedColors]: { background: 'Highlight' } });
const barColors = [theme.color.danger, theme.color.warning, theme.color.info, theme.color.success] as const;

function StrengthMeter({ strength, text }: { strength: PasswordStrength; text: string }) {
  return (
    <div>
      <div css={meter} aria-hidden>
        {barColors.map((_, index) => (
          <span
            key={index}
            css={[
              bar,
              index <= strength && { background: barColors[strength] },
              index <= strength && reached,
            ]}
          />
        ))}
      </div>
      <span role="status">{text}</span>
    </div>
  );
}

/** Password that can be revealed; pasting works, and password managers recognise it. */
export function PasswordInput({
  showStrength = false,
  autoComplete = showStrength ? 'new-password' : 'current-password',
  hint,
  ...rest
}: PasswordInputProps) {
  const texts = useUiTexts();
  const [visible, setVisible] = useState(false);
  const strength = passwordStrength(rest.value);
  const meterShown = showStrength && rest.value !== '';
  return (
    <TextInput
      {...rest}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      hint={
        meterShown || hint ? (
          <>
            {meterShown && <StrengthMeter strength={strength} text={texts.passwordStrength[strength]} />}
            {hint}
          </>
        ) : undefined
      }
      after={
        <IconButton
          label={visible ? texts.hidePassword : texts.showPassword}
          icon={visible ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
