import type { ExtraCode } from './extras.ts';
import { paletteOf } from '@foyer/catalogue';

/** Simple marks in a 100 by 100 box, one per kind of extra. */
const marks: Record<ExtraCode, string> = {
  TEE: 'M35 24 22 31l6 14 7-3v36h30V42l7 3 6-14-13-7c-3 7-27 7-30 0z',
  HOODIE: 'M40 22c-7 3-14 8-17 12l4 44h46l4-44c-3-4-10-9-17-12-4 9-16 9-20 0zM42 56h16v10H42z',
  PRINT: 'M30 18h40v64H30zM36 24v40h28V24z',
  SCARF: 'M28 24h44v16H52v42H38V40H28z',
  PROGRAM: 'M26 26c10-4 18-3 24 3 6-6 14-7 24-3v46c-10-4-18-3-24 3-6-6-14-7-24-3z',
  RECORDING: 'M50 20a30 30 0 1 0 .1 0zM50 43a7 7 0 1 1-.1 0z',
  PLUSH:
    'M31 22a9 9 0 0 1 13 5q6-2 12 0a9 9 0 1 1 12 11q3 9-3 16 11 10 4 26H31q-7-16 4-26-6-7-3-16a9 9 0 0 1-1-16z',
  PARKING: 'M34 20h20a17 17 0 0 1 0 34h-8v26H34zM46 31v12h7a6 6 0 0 0 0-12z',
  LOUNGE: 'M24 34c0-6 8-6 8 0v14h36V34c0-6 8-6 8 0v36h-8v8h-6v-8H38v8h-6v-8h-8z',
  MEAL: 'M22 40h56l-6 40H28zM30 34l8-14h24l8 14z',
  SHUTTLE: 'M22 30h56v40h-6a7 7 0 0 1-14 0H42a7 7 0 0 1-14 0h-6zM28 36v14h14V36zM48 36v14h24V36z',
  ROOM: 'M22 34h6v18h44a8 8 0 0 1 8 8v16h-6v-8H28v8h-6zM34 40h14v8H34z',
  PIN: 'M50 18l9 20 22 2-17 14 5 22-19-12-19 12 5-22-17-14 22-2z',
  CARD: 'M30 20h40v60H30zM36 26v30h28V26zM36 62v4h28v-4zM36 70v4h18v-4z',
  GIFT: 'M40 22h6v38a11 9 0 1 1-6-8zM62 16h6v38a11 9 0 1 1-6-8zM40 22l28-6v10l-28 6z',
  DONATION: 'M50 78 26 54a15 15 0 0 1 24-18 15 15 0 0 1 24 18z',
};

/** Draws a square picture of an extra in its event's colours. */
export function extraPicture(code: ExtraCode, seed: { poster: { palette: string } }): string {
  const { paper, first, second } = paletteOf(seed.poster.palette);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect width="100" height="100" fill="${paper}"/>`,
    `<circle cx="50" cy="50" r="41" fill="${second}"/>`,
    `<path fill-rule="evenodd" fill="${first}" stroke="${paper}" stroke-width="2.5" stroke-linejoin="round" d="${marks[code]}"/>`,
    '</svg>',
  ].join('');
}
