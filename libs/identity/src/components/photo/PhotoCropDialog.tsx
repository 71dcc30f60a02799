import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button, Inline, Notice, RangeSlider, Stack, theme } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';

/** Square within an image, in image pixels. */
interface PhotoCut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Largest edge that the server keeps. */
const edge = 1_024;
const quality = 0.9;

/**
 * Crops a square from a loaded image and encodes it as a JPEG.
 * @returns the file in base64; `undefined` when the browser lacks memory
 */
function cutPhoto(image: CanvasImageSource, cut: PhotoCut): string | undefined {
  const canvas = document.createElement('canvas');
  const side = Math.round(Math.min(edge, cut.width));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, side, side);
  const [, base64] = canvas.toDataURL('image/jpeg', quality).split(';base64,');
  return base64 === '' ? undefined : base64;
}

/** Smallest edge that the server accepts; its own message applies if this value is outdated. */
const minimumEdge = 200;
const mostZoom = 4;

// The library would insert a style element, which the page's policy forbids.
const stage = css({
  position: 'relative',
  overflow: 'hidden',
  height: 'min(60vh, 340px)',
  borderRadius: theme.radius.medium,
  background: theme.color.surface3,
  touchAction: 'none',
  userSelect: 'none',
  '.reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    cursor: 'move',
    touchAction: 'none',
  },
  '.reactEasyCrop_Image': { maxWidth: 'unset', willChange: 'transform' },
  '.reactEasyCrop_Contain': {
    position: 'absolute',
    inset: 0,
    maxWidth: '100%',
    maxHeight: '100%',
    margin: 'auto',
  },
  '.reactEasyCrop_CropArea': {
    position: 'absolute',
    top: '50%',
    left: '50%',
    overflow: 'hidden',
    border: `2px solid ${theme.fixed.onArt}`,
    boxShadow: '0 0 0 9999em',
    color: theme.fixed.scrim,
    transform: 'translate(-50%, -50%)',
  },
  '.reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
  '.reactEasyCrop_CropArea:focus-visible': {
    outline: `3px solid ${theme.color.focus}`,
    outlineOffset: '-3px',
  },
});

export interface PhotoCropDialogProps {
  open: boolean;
  /** Object URL of the chosen image. */
  src: string;
  /** Receives a square JPEG in base64; resolves to an error message, if any. */
  onUse: (base64: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Crops an image to a profile photo: by dragging, arrow keys and zoom [I3.08]. */
export function PhotoCropDialog({ open, src, onUse, onClose }: PhotoCropDialogProps) {
  const { t } = useTranslation('identity');
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shortSide, setShortSide] = useState<number>();
  const [cut, setCut] = useState<PhotoCut>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const maxZoom = Math.min(mostZoom, Math.max(1, (shortSide ?? 0) / minimumEdge));
  const isTooSmall = shortSide !== undefined && shortSide < minimumEdge;
  const use = async (): Promise<void> => {
    const base64 = image.current && cut ? cutPhoto(image.current, cut) : undefined;
    if (base64 === undefined) return setProblem(t('errors.unsupportedImage'));
    setBusy(true);
    setProblem(await onUse(base64));
    setBusy(false);
  };
  const said = isTooSmall ? t('errors.imageTooSmall', { minimumEdge }) : problem;
  return (
    <Dialog open={open} onClose={onClose} title={t('profile.photo.crop.title')} closeOnBackdrop={false}>
      <Stack gap={4}>
        <p css={{ color: theme.color.contentMuted }}>{t('profile.photo.crop.hint')}</p>
        <div css={stage}>
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setCut(pixels)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) =>
              setShortSide(Math.min(naturalWidth, naturalHeight))
            }
            setImageRef={(ref) => (image.current = ref.current)}
            mediaProps={{ alt: '', onError: () => setProblem(t('errors.unsupportedImage')) }}
            cropperProps={{ role: 'group', 'aria-label': t('profile.photo.crop.area') }}
          />
        </div>
        {maxZoom > 1 && (
          <RangeSlider
            label={t('profile.photo.crop.zoom')}
            value={zoom}
            onValueChange={setZoom}
            min={1}
            max={maxZoom}
            step={0.05}
            format={(value) => `${Math.round(value * 100)} %`}
          />
        )}
        {said && <Notice tone="danger">{said}</Notice>}
        <Inline gap={3} justify="end">
          <Button variant="text" onClick={onClose}>
            {t('profile.photo.crop.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={isTooSmall || cut === undefined}
            onClick={() => void use()}
          >
            {t('profile.photo.crop.use')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
