import { thumbHashToDataURL } from 'thumbhash';

/** Renders a base64 ThumbHash as a 32-pixel picture; `undefined` if it is invalid. */
export function blurOf(placeholder: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes);
  } catch {
    return undefined;
  }
}
