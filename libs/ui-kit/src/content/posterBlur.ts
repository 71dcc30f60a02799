import { thumbHashToDataURL } from 'thumbhash';

/** A ThumbHash in base64 as a picture of 32 pixels; nothing where it is none. */
export function blurOf(placeholder: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes);
  } catch {
    return undefined;
  }
}
