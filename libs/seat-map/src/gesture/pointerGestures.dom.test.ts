import { pointerEvent } from '../testing/pointerEvent.ts';
import { attachGestures } from './pointerGestures.ts';

interface At {
  readonly id?: number;
  readonly x: number;
  readonly y: number;
  readonly type?: string;
  readonly button?: number;
}

function setUp() {
  const element = document.createElement('div');
  document.body.append(element);
  const target = { pan: jest.fn(), release: jest.fn(), zoom: jest.fn(), tap: jest.fn(), hover: jest.fn() };
  const detach = attachGestures(element, target);
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
