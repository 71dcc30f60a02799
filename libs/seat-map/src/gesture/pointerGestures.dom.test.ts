import { pointerEvent } from '../testing/pointerEvent.ts';
import { attachGestures } from './pointerGestures.ts';

interface At {
  readonly id?: number;
  readonly x: number;
  readonly y: number;
  readonly type?: string;
  readonly button?: number;
}

function setUp({ isCooperative = false } = {}) {
  const element = document.createElement('div');
  document.body.append(element);
  const target = {
    pan: jest.fn(),
    release: jest.fn(),
    zoom: jest.fn(),
    tap: jest.fn(),
    hover: jest.fn(),
    leaveToPage: jest.fn(),
  };
  const detach = attachGestures(element, target, () => isCooperative);
  const send = (name: string, { id = 1, x, y, type = 'touch', button = 0 }: At) =>
    element.dispatchEvent(
      pointerEvent(name, { pointerId: id, clientX: x, clientY: y, pointerType: type, button }),
    );
  return { element, target, detach, send };
}

describe('gestures', () => {
  it('tell a tap from a drag [C2.25a]', () => {
    const { target, send } = setUp();
    send('pointerdown', { x: 10, y: 10 });
    send('pointermove', { x: 13, y: 12 });
    send('pointerup', { x: 13, y: 12 });
    expect(target.tap).toHaveBeenCalledWith({ x: 13, y: 12 }, true);
    send('pointerdown', { x: 10, y: 10 });
    send('pointermove', { x: 40, y: 20 });
    send('pointerup', { x: 40, y: 20 });
    expect(target.tap).toHaveBeenCalledTimes(1);
    expect(target.pan).toHaveBeenCalledWith(30, 10);
    expect(target.release).toHaveBeenCalledTimes(1);
  });

  it('pinch around the middle of two fingers, and do not tap when one is lifted [C2.25a]', () => {
    const { target, send } = setUp();
    send('pointerdown', { id: 1, x: 100, y: 100 });
    send('pointerdown', { id: 2, x: 200, y: 100 });
    send('pointermove', { id: 2, x: 300, y: 100 });
    expect(target.zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
    send('pointerup', { id: 2, x: 300, y: 100 });
    send('pointerup', { id: 1, x: 100, y: 100 });
    expect(target.tap).not.toHaveBeenCalled();
  });

  it('hover with a mouse, not with a finger [C2.25a]', () => {
    const { target, send } = setUp();
    send('pointermove', { x: 5, y: 5 });
    expect(target.hover).not.toHaveBeenCalled();
    send('pointermove', { x: 5, y: 5, type: 'mouse' });
    send('pointerleave', { x: 5, y: 5, type: 'mouse' });
    expect(target.hover.mock.calls).toEqual([[{ x: 5, y: 5 }], [undefined]]);
  });

  it('zoom by wheel, and keep the page from scrolling [C2.25a]', () => {
    const { element, target } = setUp();
    const event = new WheelEvent('wheel', { deltaY: -100, clientX: 7, clientY: 8, cancelable: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(target.zoom.mock.lastCall![0]).toBeGreaterThan(1);
    expect(target.zoom.mock.lastCall![1]).toEqual({ x: 7, y: 8 });
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: 3, deltaMode: 1, cancelable: true }));
    expect(target.zoom.mock.lastCall![0]).toBeLessThan(1);
  });

  it('leave other buttons and cancelled fingers alone, and everything once detached [C2.25a]', () => {
    const { target, send, detach } = setUp();
    send('pointerdown', { x: 1, y: 1, button: 2 });
    send('pointerup', { x: 1, y: 1, button: 2 });
    send('pointerdown', { x: 1, y: 1 });
    send('pointercancel', { x: 1, y: 1 });
    send('pointerup', { x: 1, y: 1 });
    expect(target.tap).not.toHaveBeenCalled();
    detach();
    send('pointerdown', { x: 1, y: 1 });
    send('pointerup', { x: 1, y: 1 });
    expect(target.tap).not.toHaveBeenCalled();
  });
});

describe('cooperative gestures', () => {
  const wheel = (element: Element, init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true, ...init });
    element.dispatchEvent(event);
    return event;
  };
  const touchMove = (element: Element) => {
    const event = new Event('touchmove', { cancelable: true, bubbles: true });
    element.dispatchEvent(event);
    return event;
  };

  it('leave a plain wheel to the page, and zoom with Ctrl or Cmd [C2.25a]', () => {
    const { element, target } = setUp({ isCooperative: true });
    expect(wheel(element, {}).defaultPrevented).toBe(false);
    expect(target.zoom).not.toHaveBeenCalled();
    expect(target.leaveToPage).toHaveBeenCalledWith('wheel');
    for (const key of ['ctrlKey', 'metaKey'])
      expect(wheel(element, { [key]: true }).defaultPrevented).toBe(true);
    expect(target.zoom).toHaveBeenCalledTimes(2);
    expect(target.leaveToPage).toHaveBeenCalledTimes(1);
  });

  it('zoom by the same steps for a wheel with Ctrl as without, and faster for a pinch on a trackpad', () => {
    const { element, target } = setUp({ isCooperative: true });
    wheel(element, { ctrlKey: true });
    expect(target.zoom.mock.lastCall![0]).toBeCloseTo(Math.exp(0.22));
    wheel(element, { ctrlKey: true, deltaY: -10 });
    expect(target.zoom.mock.lastCall![0]).toBeCloseTo(Math.exp(0.1));
  });

  it('leave one finger to the page, and still take its tap [C2.25a]', () => {
    const { element, target, send } = setUp({ isCooperative: true });
    send('pointerdown', { x: 10, y: 10 });
    send('pointermove', { x: 10, y: 60 });
    expect(touchMove(element).defaultPrevented).toBe(false);
    send('pointercancel', { x: 10, y: 60 });
    expect(target.leaveToPage).toHaveBeenCalledWith('finger');
    expect(target.pan).not.toHaveBeenCalledWith(0, 50);
    send('pointerdown', { x: 10, y: 10 });
    send('pointerup', { x: 11, y: 10 });
    expect(target.tap).toHaveBeenCalledWith({ x: 11, y: 10 }, true);
  });

  it('give two fingers to the map, which moves and zooms by them [C2.25a]', () => {
    const { element, target, send } = setUp({ isCooperative: true });
    send('pointerdown', { id: 1, x: 100, y: 100 });
    send('pointerdown', { id: 2, x: 200, y: 100 });
    send('pointermove', { id: 2, x: 300, y: 100 });
    expect(touchMove(element).defaultPrevented).toBe(true);
    expect(target.pan).toHaveBeenLastCalledWith(50, 0);
    expect(target.zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
    expect(target.leaveToPage).not.toHaveBeenCalled();
  });

  it('let a mouse drag the map [C2.25a]', () => {
    const { target, send } = setUp({ isCooperative: true });
    send('pointerdown', { x: 10, y: 10, type: 'mouse' });
    send('pointermove', { x: 40, y: 20, type: 'mouse' });
    expect(target.pan).toHaveBeenLastCalledWith(30, 10);
    expect(target.leaveToPage).not.toHaveBeenCalled();
  });
});
