import { CheckIcon, InfoIcon, WarningIcon } from '../icons/Icons.tsx';
import { toneText, type Tone } from './toneStyles.ts';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon } as const;

/** Icon of a tone, so that colour is never the only sign. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  const Sign = icons[tone];
  return (
    <span css={toneText[tone]}>
      <Sign size={size} />
    </span>
  );
}
