import { cardSize } from './artUrl.ts';
import { readDrawing } from './readDrawing.ts';

/** A poster's flat colours show no difference above it. */
const quality = 82;

/** A wide picture of ours as a JPEG in the shape of a card, about 60 KB. */
export const cardPicture = (svg: string): Promise<Buffer> =>
  readDrawing(svg, (image) =>
    image
      .resize(cardSize.width, cardSize.height, { fit: 'cover' })
      .flatten()
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  );
