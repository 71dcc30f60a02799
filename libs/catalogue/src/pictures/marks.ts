import { createSeededRandom, hashText } from '../random/seededRandom.ts';
import { palettes } from './palettes.ts';

const frame = (body: string, width = 400): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}">${body}</svg>`;

/** Draws an abstract paper-cut portrait, deterministic by name. */
export function portraitOf(vanityName: string): string {
  const random = createSeededRandom(hashText(vanityName));
  const { paper, first, second } = random.pick(Object.values(palettes));
  const lean = random.between(-26, 26);
  const shoulders = random.between(110, 150);
  const hair = random.pick([
    `<path d="M${110 + lean} 190a90 96 0 0 1 180 0l-26-30q-64 26-128 0z" fill="${second}"/>`,
    `<path d="M${104 + lean} 250q-14-160 96-160t96 160l-24 20q18-90-30-120-60 30-114 0-20 60 0 120z" fill="${second}"/>`,
  ]);
  const isRound = random.next() < 0.3;
  const stripes = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${index * 48 - 8}" width="${10 + index * 2}" height="400" fill="${second}" opacity=".35"/>`,
  ).join('');
  return frame(
    [
      `<rect width="400" height="400" fill="${paper}"/>`,
      random.next() < 0.5 ? stripes : `<circle cx="200" cy="210" r="170" fill="${second}" opacity=".35"/>`,
      isRound ? `<circle cx="${200 + lean}" cy="152" r="104" fill="${second}"/>` : '',
      `<ellipse cx="${200 + lean}" cy="186" rx="68" ry="84" fill="${first}"/>`,
      `<path d="M${200 - shoulders} 400q10-120 ${shoulders}-124 ${shoulders - 8} 4 ${shoulders} 124z" fill="${first}"/>`,
      `<path d="M${200 + lean} 104q52 30 40 96-8 56-40 70z" fill="${paper}" opacity=".35"/>`,
      isRound ? '' : hair,
    ].join(''),
  );
}

/** Draws a geometric crest for teams and companies, deterministic by name. */
export function crestOf(vanityName: string, primary: string, ink: string): string {
  const random = createSeededRandom(hashText(vanityName));
  const shape = random.pick([
    'M200 40 340 90v120q0 110-140 160Q60 320 60 210V90z',
    'M200 30a170 170 0 1 0 .1 0z',
    'M200 36 346 120v160L200 364 54 280V120z',
  ]);
  const bars = Array.from(
    { length: random.between(3, 5) },
    (_, index) =>
      `<path d="M90 ${150 + index * 44} 200 ${100 + index * 44} 310 ${150 + index * 44}" stroke-width="20"/>`,
  ).join('');
  return frame(`<path d="${shape}" fill="${primary}"/><g fill="none" stroke="${ink}">${bars}</g>`);
}
