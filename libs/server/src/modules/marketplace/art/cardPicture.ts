import { cardSize } from '../../../sale/event/artUrl.ts';
import { readDrawing } from '../../../platform/pictures/readDrawing.ts';

/** JPEG quality; a poster's flat colours gain nothing above it. */
const quality = 82;

/** Renders a wide picture of ours as a JPEG of link-preview size, about 60 KB. */
export const cardPicture = (svg: string): Promise<Buffer> =>
  readDrawing(svg, (image) =>
    image
      .resize(cardSize.width, cardSize.height, { fit: 'cover' })
      .flatten()
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  );
