/** Point relative to the enclosing element. */
export interface PlanPosition {
  x: number;
  y: number;
}

/** Seat in pretix's seating plan format. */
export interface PlanSeat {
  seat_guid: string;
  seat_number: string;
  position: PlanPosition;
  category: string;
}

/** Row; seat positions are relative to it. */
interface PlanRow {
  row_number: string;
  position?: PlanPosition;
  seats: PlanSeat[];
}

/** Drawn element that is not sold: a stage, a bar, a text. */
export interface PlanArea {
  shape?: 'polygon' | 'rectangle' | 'ellipse' | 'circle' | 'text';
  position?: PlanPosition;
  /** Clockwise rotation around the position, in degrees. */
  rotation?: number;
  polygon?: { points: PlanPosition[] };
  rectangle?: { width: number; height: number };
  ellipse?: { radius: PlanPosition };
  circle?: { radius: number };
  text?: { text: string; position?: PlanPosition } | string;
}

/** Zone of the plan, holding rows and areas. */
export interface PlanZone {
  name?: string;
  zone_id?: string;
  position: PlanPosition;
  rows: PlanRow[];
  areas?: PlanArea[];
}

/** Plan as saved by pretix's editor. */
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
 * Own schema of the format that pretix publishes as `seating-plan.schema.json`, for versions with and without zone ids
 * and sizes. Unused properties are allowed, because the format is still being extended.
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
