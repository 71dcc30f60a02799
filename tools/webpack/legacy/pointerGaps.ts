import { touchActionVariable } from './styleFallbacks.ts';

const mouseNames: Readonly<Record<string, string>> = {
  mousedown: 'pointerdown',
  mousemove: 'pointermove',
  mouseup: 'pointerup',
};
const touchNames: Readonly<Record<string, string>> = {
  touchstart: 'pointerdown',
  touchmove: 'pointermove',
  touchend: 'pointerup',
  touchcancel: 'pointercancel',
};

/** So long after a finger the browser still tells of a mouse that nobody has, in milliseconds. */
const echoMs = 1_000;

interface Hand {
  pointerId: number;
  pointerType: 'mouse' | 'touch';
  clientX: number;
  clientY: number;
  button: number;
  ctrlKey: boolean;
}

function tell(target: EventTarget | null, name: string, hand: Hand): void {
  const event = new Event(name, { bubbles: name !== 'pointerleave', cancelable: true });
  target?.dispatchEvent(Object.assign(event, hand, { isPrimary: true }));
}

/** Whether a finger there moves what is under it, and not the page: the styles say so beside what Safari 12 does not read. */
const holdsFinger = ({ target }: Event): boolean =>
  target instanceof Element &&
  getComputedStyle(target).getPropertyValue(touchActionVariable).trim() === 'none';

/**
 * Safari 12 has fingers and a mouse, and no pointers: each of them becomes one, so that a seat can be pressed. Of
 * `touch-action` it has no `none`: where that is asked for, the page is kept from going along with the finger.
 */
export function fillPointers(page: EventTarget = document): void {
  if ('PointerEvent' in globalThis) return;
  let touchedAt = -echoMs;
  const handOf = ({ clientX, clientY, button, ctrlKey }: MouseEvent): Hand => ({
    pointerId: 1,
    pointerType: 'mouse',
    clientX,
    clientY,
    button,
    ctrlKey,
  });
  const isEcho = ({ timeStamp }: Event): boolean => timeStamp - touchedAt < echoMs;
  const onMouse = (event: Event): void => {
    if (!isEcho(event)) tell(event.target, mouseNames[event.type]!, handOf(event as MouseEvent));
  };
  const onTouch = (event: Event): void => {
    touchedAt = event.timeStamp;
    if (event.type === 'touchmove' && event.cancelable && holdsFinger(event)) event.preventDefault();
    const { changedTouches, ctrlKey } = event as TouchEvent;
    for (const { identifier, target, clientX, clientY } of Array.from(changedTouches))
      tell(target, touchNames[event.type]!, {
        pointerId: identifier + 2,
        pointerType: 'touch',
        clientX,
        clientY,
        button: 0,
        ctrlKey,
      });
  };
  for (const name of Object.keys(mouseNames)) page.addEventListener(name, onMouse, true);
  // Listeners of the whole page are passive unless they say that they are not.
  for (const name of Object.keys(touchNames))
    page.addEventListener(name, onTouch, { capture: true, passive: name !== 'touchmove' });
  page.addEventListener(
    'mouseout',
    (event) => {
      if (!isEcho(event)) tell(event.target, 'pointerleave', handOf(event as MouseEvent));
    },
    true,
  );
}
