import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { whenIdle } from '@foyer/util';
import { isHexColor } from '../theme/hexColor.ts';
import { theme } from '../theme/theme.ts';

export interface PosterProps {
  src?: string;
  srcSet?: string;
  sizes?: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Aspect ratio, such as 16 / 9; reserved from the first paint. */
  ratio?: number;
  /** ThumbHash in base64: a blurred preview until the picture loads, and if it fails. */
  placeholder?: string;
  /** Colours (`#rrggbb`) until the preview is painted, or without one. */
  colors?: readonly string[];
  /** Main picture of a page: loaded eagerly, shown as it arrives. */
  priority?: boolean;
  /** Without rounded corners, as on a card that has its own. */
  bleed?: boolean;
}

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  background: theme.color.surface2,
  isolation: 'isolate',
});
const flat = css({ borderRadius: 0 });
const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${theme.motion.fade}`,
});
const arrived = css({ opacity: 1 });

/** Background while the picture loads: its preview, or its colours. */
export function placeholderBackground(
  blur: string | undefined,
  colors: readonly string[] = [],
): string | undefined {
  if (blur) return `url("${blur}") center / cover`;
  const [first, second = first] = colors.filter(isHexColor);
  return first && `linear-gradient(200deg, ${second}, ${first} 60%)`;
}

/** Pictures that load faster get no preview. */
const momentMs = 200;

function afterMoment(run: () => void): () => void {
  const timer = setTimeout(run, momentMs);
  return () => clearTimeout(timer);
}

/**
 * Preview of a slow picture; its painter loads in parallel and is much smaller. Painting takes a moment, so a list's
 * previews are painted one by one when the browser is idle.
 */
function useBlur(placeholder: string | undefined, priority: boolean): string | undefined {
  const [blur, setBlur] = useState<string>();
  useEffect(() => {
    if (!placeholder) return undefined;
    let isWanted = true;
    const stop = (priority ? afterMoment : whenIdle)(() => {
      // Without it the colours remain.
      import('./posterBlur.ts').then(
        ({ blurOf }) => isWanted && setBlur(blurOf(placeholder)),
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [placeholder, priority]);
  return blur;
}

/** Key art: large, never distorted, never under text, with a blurred preview. */
export function Poster(props: PosterProps) {
  const {
    src,
    srcSet,
    sizes,
    alt,
    ratio = 16 / 9,
    placeholder,
    colors,
    priority = false,
    bleed = false,
  } = props;
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const background = placeholderBackground(
    useBlur(state === 'here' ? undefined : placeholder, priority),
    colors,
  );
  // A cached picture may have loaded before React attached the listener.
  const watch = (image: HTMLImageElement | null): void => {
    if (image?.complete && image.naturalWidth > 0) setState('here');
  };
  return (
    <div css={[frame, bleed && flat]} style={{ aspectRatio: ratio, ...(background ? { background } : {}) }}>
      {src && state !== 'failed' && (
        <img
          ref={watch}
          css={[picture, (priority || state === 'here') && arrived]}
          src={src}
          {...(srcSet ? { srcSet } : {})}
          {...(sizes ? { sizes } : {})}
          alt={alt}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          onLoad={() => setState('here')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}
