/** @jest-environment jest-fixed-jsdom */
import { attachGestures } from '../../../libs/seat-map/src/gesture/pointerGestures.ts';
import { fillPointers } from './pointerGaps.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'PointerEvent');

/** Dispatches an event as an older browser creates it. */
function happen(target: Element, type: string, more: object): void {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
}
const finger = (target: Element, identifier: number, clientX: number, clientY: number) => ({
  changedTouches: [{ identifier, target, clientX, clientY }],
  ctrlKey: false,
});
const mouse = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, ctrlKey: false });

function place() {
  const map = document.createElement('div');
  document.body.replaceChildren(map);
  const target = { pan: jest.fn(), release: jest.fn(), zoom: jest.fn(), tap: jest.fn(), hover: jest.fn() };
  attachGestures(map, target);
  return { map, target };
}

describe('pointers of a browser that has none [I1.08]', () => {
  beforeAll(() => {
    Reflect.deleteProperty(globalThis, 'PointerEvent');
    fillPointers();
  });
  afterAll(() => void (own && Object.defineProperty(globalThis, 'PointerEvent', own)));

  it('lets a finger press a seat once, for the mouse that the browser tells of afterwards is none', () => {
    const { map, target } = place();
    happen(map, 'touchstart', finger(map, 0, 40, 60));
    happen(map, 'touchend', finger(map, 0, 41, 60));
    happen(map, 'mousedown', mouse(41, 60));
    happen(map, 'mouseup', mouse(41, 60));
    expect(target.tap.mock.calls).toEqual([[{ x: 41, y: 60 }, true]]);
  });

  it('lets two fingers zoom, and one that is taken away by the browser press nothing', () => {
    const { map, target } = place();
    happen(map, 'touchstart', finger(map, 0, 100, 100));
    happen(map, 'touchstart', finger(map, 1, 200, 100));
    happen(map, 'touchmove', finger(map, 1, 300, 100));
    expect(target.zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
    happen(map, 'touchcancel', finger(map, 0, 100, 100));
    happen(map, 'touchcancel', finger(map, 1, 300, 100));
    expect(target.tap).not.toHaveBeenCalled();
  });

  it('lets a finger that moves the map move nothing else, and the page anywhere else', () => {
    const { map } = place();
    map.style.setProperty('--touch-action', 'none');
    const move = (target: Element): Event => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true });
      target.dispatchEvent(Object.assign(event, finger(target, 0, 40, 90)));
      return event;
    };
    expect(move(map).defaultPrevented).toBe(true);
    expect(move(document.body).defaultPrevented).toBe(false);
  });

  it('lets a mouse point, press and leave', () => {
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Number.MAX_SAFE_INTEGER);
    const { map, target } = place();
    happen(map, 'mousemove', mouse(7, 8));
    happen(map, 'mousedown', mouse(7, 8));
    happen(map, 'mouseup', mouse(7, 8));
    happen(map, 'mouseout', mouse(7, 8));
    expect(target.hover.mock.calls).toEqual([[{ x: 7, y: 8 }], [undefined]]);
    expect(target.tap.mock.calls).toEqual([[{ x: 7, y: 8 }, false]]);
    jest.restoreAllMocks();
  });
});

it('leaves a browser alone that has pointers of its own [I1.08]', () => {
  Object.assign(globalThis, { PointerEvent: Event });
  const page = { addEventListener: jest.fn(), removeEventListener: jest.fn(), dispatchEvent: jest.fn() };
  fillPointers(page);
  expect(page.addEventListener).not.toHaveBeenCalled();
});
