import { css } from '@emotion/react';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { theme } from '../../theme/theme.ts';
import { LiveText } from '../FieldFrame.tsx';

const counter = css({
  justifySelf: 'end',
  fontSize: theme.text.caption,
  color: theme.color.contentMuted,
  fontVariantNumeric: 'tabular-nums',
});
const exceededCounter = css({ color: theme.color.danger, fontWeight: 600 });

/** Remaining characters from which on the count is announced. */
const announcedFrom = 10;

/** Remaining characters; an error when the limit is exceeded [I5.11]. */
export function CharacterCounter({ left }: { left: number }) {
  const texts = useUiTexts();
  return (
    <>
      <span css={[counter, left < 0 && exceededCounter]}>{texts.charactersLeft(left)}</span>
      {left <= announcedFrom && <LiveText>{texts.charactersLeft(left)}</LiveText>}
    </>
  );
}
