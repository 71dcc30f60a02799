import type { Point } from '@foyer/catalogue';

/** Stage of a theatre in map units; the audience is below it on the map. */
export interface StagePlan {
  /** Half of its width at the front. */
  halfWidth: number;
  /** Position of its front and back on the map. */
  front: number;
  back: number;
}

/** Place in a room: across, down the map, and above the stage floor. */
type Spot = readonly [x: number, y: number, z: number];
/** Spot as a camera has it: to the right, up, and ahead. */
type Seen = readonly [right: number, up: number, ahead: number];

/** Of the picture, in pixels. */
const size = { width: 320, height: 200 };
/** Pixels at a distance of one unit: an angle of about 60 degrees. */
const focal = 280;
const nearest = 4;
const colours = {
  house: '#17111f',
  wings: '#2b2038',
  backdrop: '#3d6fb4',
  boards: '#caa26b',
  curtain: '#a32a3c',
  performer: '#17111f',
  heads: '#2c2238',
};

const minus = (one: Spot, other: Spot): Spot => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const dot = (one: Spot, other: Spot): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Returns how a camera at a spot sees others when it looks at a target. */
function cameraAt(eye: Spot, target: Spot): (spot: Spot) => Seen {
  const way = minus(target, eye);
  const length = Math.hypot(...way);
  const ahead: Spot = [way[0] / length, way[1] / length, way[2] / length];
  const level = Math.hypot(ahead[0], ahead[1]);
  const right: Spot = [-ahead[1] / level, ahead[0] / level, 0];
  const up: Spot = [(-ahead[0] * ahead[2]) / level, (-ahead[1] * ahead[2]) / level, level];
  return (spot) => {
    const from = minus(spot, eye);
    return [dot(from, right), dot(from, up), dot(from, ahead)];
  };
}

/** Cuts off the part of a polygon that is behind the camera. */
const inFront = (corners: readonly Seen[]): Seen[] =>
  corners.flatMap((corner, at) => {
    const before = corners.at(at - 1)!;
    const share = (nearest - before[2]) / (corner[2] - before[2]);
    const cut: Seen = [
      before[0] + (corner[0] - before[0]) * share,
      before[1] + (corner[1] - before[1]) * share,
      nearest,
    ];
    const isCut = corner[2] > nearest !== before[2] > nearest;
    return [...(isCut ? [cut] : []), ...(corner[2] > nearest ? [corner] : [])];
  });

const onPicture = ([right, up, ahead]: Seen): [number, number] => [
  Math.round(size.width / 2 + (right / ahead) * focal),
  Math.round(size.height * 0.48 - (up / ahead) * focal),
];

/** Draws the stage as it is seen from a place of the audience. @param height of the eyes above the stage floor, in map units */
export function stageView({ x, y }: Point, height: number, { halfWidth, front, back }: StagePlan): string {
  const eye: Spot = [x, y, height];
  const top = halfWidth * 0.75;
  const see = cameraAt(eye, [0, front, top * 0.35]);
  const outline = (...corners: Spot[]): string => {
    const points = inFront(corners.map(see)).map((corner) => onPicture(corner).join());
    return points.length > 2 ? `M${points.join('L')}z` : '';
  };
  const area = (colour: string, ...corners: Spot[]): string =>
    `<path fill="${colour}" d="${outline(...corners)}"/>`;
  /** Corners of a wall from its foot on the left to its foot on the right, up to the top of the stage. */
  const wall = (
    [left, leftAt]: readonly [number, number],
    [right, rightAt]: readonly [number, number],
    low = 0,
  ): [Spot, Spot, Spot, Spot] => [
    [left, leftAt, low],
    [right, rightAt, low],
    [right, rightAt, top],
    [left, leftAt, top],
  ];
  const deep = halfWidth * 0.82;
  const fold = halfWidth * 0.8;
  const ball = (spot: Spot, radius: number, colour: string): string => {
    const seen = see(spot);
    if (seen[2] <= nearest) return '';
    const [across, down] = onPicture(seen);
    if (Math.abs(across - size.width / 2) > size.width * 0.55 || down > size.height * 1.1) return '';
    return `<circle cx="${across}" cy="${down}" r="${Math.max(1, Math.round((radius / seen[2]) * focal))}" fill="${colour}" stroke="${colours.house}"/>`;
  };
  const towards = Math.hypot(x, y - front);
  const heads = [9, 7, 5].flatMap((rows) => {
    const on = rows * 13;
    if (on > towards - 30) return [];
    return Array.from({ length: 31 }, (_, at) => {
      const aside = (at - 15 + (rows % 4) / 6) * 10;
      return ball(
        [
          x - (x / towards) * on - ((y - front) / towards) * aside,
          y - ((y - front) / towards) * on + (x / towards) * aside,
          height - 4 - rows * 3,
        ],
        3.2,
        colours.heads,
      );
    });
  });
  const middle = (front + back) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    `<path fill="${colours.house}" d="M0 0h${size.width}v${size.height}H0z"/>`,
    // What is behind the front wall of the stage is seen through its opening alone.
    `<clipPath id="opening"><path d="${outline(...wall([-halfWidth, front], [halfWidth, front]))}"/></clipPath>`,
    '<g clip-path="url(#opening)">',
    area(colours.backdrop, ...wall([-deep, back], [deep, back])),
    area(colours.wings, ...wall([-deep, back], [-halfWidth, front])),
    area(colours.wings, ...wall([deep, back], [halfWidth, front])),
    area(colours.boards, [-deep, back, 0], [deep, back, 0], [halfWidth, front, 0], [-halfWidth, front, 0]),
    area(colours.performer, [-3, middle, 0], [3, middle, 0], [2, middle, 14], [-2, middle, 14]),
    ball([0, middle, 16], 2.6, colours.performer),
    '</g>',
    area(colours.curtain, ...wall([-halfWidth, front], [-fold, front])),
    area(colours.curtain, ...wall([fold, front], [halfWidth, front])),
    area(colours.curtain, ...wall([-halfWidth, front], [halfWidth, front], top * 0.86)),
    ...heads,
    '</svg>',
  ].join('');
}
