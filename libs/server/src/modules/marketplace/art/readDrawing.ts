import type { Sharp } from 'sharp';

const svgLoader = { operation: ['VipsForeignLoadSvg'] };
/** Pictures that are being drawn at this moment: the lock is one for the whole process. */
let drawing = 0;

/**
 * The pixels of a picture of ours.
 * @param svg drawn by us; nobody else's is ever opened
 */
export async function readDrawing<T>(svg: string, read: (image: Sharp) => Promise<T>): Promise<T> {
  const { default: sharp } = await import('sharp');
  // Where photos are read in this process too, drawings are shut out; they are again after the last of ours.
  if (drawing++ === 0) sharp.unblock(svgLoader);
  try {
    return await read(sharp(Buffer.from(svg)));
  } finally {
    if (--drawing === 0) sharp.block(svgLoader);
  }
}
