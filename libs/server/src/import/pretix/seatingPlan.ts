/** A point of the plan, relative to what it lies in. */
export interface PlanPosition {
  x: number;
  y: number;
}

/** A seat of pretix's seating plan format. */
export interface PlanSeat {
  seat_guid: string;
  seat_number: string;
  position: PlanPosition;
  category: string;
}

/** A row; its seats lie relative to it. */
export interface PlanRow {
  row_number: string;
  position?: PlanPosition;
  seats: PlanSeat[];
}

/** Something drawn that is not sold: a stage, a bar, a word. */
export interface PlanArea {
  shape?: 'polygon' | 'rectangle' | 'ellipse' | 'circle' | 'text';
  position?: PlanPosition;
  /** Degrees, clockwise, around the position. */
  rotation?: number;
  polygon?: { points: PlanPosition[] };
  rectangle?: { width: number; height: number };
  ellipse?: { radius: PlanPosition };
  circle?: { radius: number };
  text?: { text: string; position?: PlanPosition } | string;
}

/** A part of the house. */
export interface PlanZone {
  name?: string;
  zone_id?: string;
  position: PlanPosition;
  rows: PlanRow[];
  areas?: PlanArea[];
}

/** A plan as pretix's editor saves it. */
export interface SeatingPlan {
  name: string;
  categories: { name: string; color?: string }[];
  zones: PlanZone[];
  size?: { width: number; height: number };
}

const text = { type: 'string', maxLength: 200 };
const name = { type: 'string', minLength: 1, maxLength: 200 };
const number = { type: 'number', minimum: -1_000_000, maximum: 1_000_000 };
const length = { type: 'number', minimum: 0, maximum: 1_000_000 };
const position = { type: 'object', required: ['x', 'y'], properties: { x: number, y: number } };

const seat = {
  type: 'object',
  required: ['seat_guid', 'seat_number', 'position', 'category'],
  properties: { seat_guid: name, seat_number: text, position, category: text },
};

const row = {
  type: 'object',
  required: ['row_number', 'seats'],
  properties: { row_number: text, position, seats: { type: 'array', maxItems: 2_000, items: seat } },
};

const area = {
  type: 'object',
  properties: {
    shape: { enum: ['polygon', 'rectangle', 'ellipse', 'circle', 'text'] },
    position,
    rotation: number,
    polygon: {
      type: 'object',
      required: ['points'],
      properties: { points: { type: 'array', maxItems: 2_000, items: position } },
    },
    rectangle: {
      type: 'object',
      required: ['width', 'height'],
      properties: { width: length, height: length },
    },
    ellipse: { type: 'object', required: ['radius'], properties: { radius: position } },
    circle: { type: 'object', required: ['radius'], properties: { radius: length } },
    text: {
      anyOf: [text, { type: 'object', required: ['text'], properties: { text, position } }],
    },
  },
};

const zone = {
  type: 'object',
  required: ['position', 'rows'],
  properties: {
    name: text,
    zone_id: text,
    position,
    rows: { type: 'array', maxItems: 2_000, items: row },
    areas: { type: 'array', maxItems: 2_000, items: area },
  },
};

/**
 * Our own reading of the format that pretix publishes as `seating-plan.schema.json`, versions with and without
 * zone ids and sizes. Properties that we do not use are let through: the format still grows.
 */
export const seatingPlanSchema = {
  type: 'object',
  required: ['name', 'categories', 'zones'],
  properties: {
    name,
    categories: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: { type: 'object', required: ['name'], properties: { name: text, color: text } },
    },
    zones: { type: 'array', minItems: 1, maxItems: 1_000, items: zone },
    size: { type: 'object', required: ['width', 'height'], properties: { width: length, height: length } },
  },
};
