import { isHexColor, readableOn, type ThemeBody } from '@foyer/ui-kit';
import { whiteLabelTheme, type Look } from '../brand/whiteLabelTheme.ts';

const corners: readonly ThemeBody['corners'][] = ['sharp', 'soft', 'round'];

/**
 * Builds the look that a host page asks for in the frame's first address: `accent=%23aa3300`, with it `corners=round`, and
 * `tone=light`. The colour passes the contrast gate of partners' themes; anything else than these values is ignored.
 */
export async function hostLook(search: string): Promise<Look | undefined> {
  const asked = new URLSearchParams(search);
  const accent = asked.get('accent')?.toLowerCase();
  const tone = (['dark', 'light'] as const).find((each) => each === asked.get('tone'));
  if (!isHexColor(accent)) return tone && { tone, themeRoot: {} };
  const colours = { accentSurface: accent, accentContent: readableOn(accent) };
  const shape = corners.find((each) => each === asked.get('corners'));
  return whiteLabelTheme(
    { theme: { tone: tone ?? 'auto', clientDark: colours, clientLight: colours } },
    shape && { corners: shape },
  );
}
