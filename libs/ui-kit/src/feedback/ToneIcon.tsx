import { CheckIcon, InfoIcon, WarningIcon } from '../icons/Icons.tsx';
import { toneText, type Tone } from './toneStyles.ts';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon } as const;

/** The sign of a tone, for those who do not see its colour. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  const Sign = icons[tone];
  return (
    <span css={toneText[tone]}>
      <Sign size={size} />
    </span>
  );
}
