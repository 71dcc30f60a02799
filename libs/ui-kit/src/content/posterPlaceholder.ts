import { thumbHashToDataURL } from 'thumbhash';
import { isHexColor } from '../theme/hexColor.ts';

/** A ThumbHash in base64 as a picture of 32 pixels; nothing where it is none. */
function blurOf(placeholder: string | undefined): string | undefined {
  if (!placeholder) return undefined;
  try {
    const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes);
  } catch {
    return undefined;
  }
}

function gradientOf(colors: readonly string[]): string | undefined {
  const [first, second = first, third = second] = colors.filter(isHexColor);
  if (!first) return undefined;
  return [
    `radial-gradient(90% 70% at 85% 15%, ${second} 0%, transparent 70%)`,
    `radial-gradient(80% 80% at 10% 100%, ${third} 0%, transparent 75%)`,
    first,
  ].join(', ');
}

/** What stands in the place of a picture: its own blur, or else its colours. */
export function placeholderBackground(
  placeholder: string | undefined,
  colors: readonly string[] = [],
): string | undefined {
  const blur = blurOf(placeholder);
  return blur ? `url("${blur}") center / cover` : gradientOf(colors);
}
