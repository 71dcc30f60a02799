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

/** Milliseconds after a touch in which browsers still emit emulated mouse events. */
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

/**
 * Whether a touch there moves the element rather than the page: the styles declare it in a variable, since Safari 12
 * ignores the property's value.
 */
const holdsFinger = ({ target }: Event): boolean =>
  target instanceof Element &&
  getComputedStyle(target).getPropertyValue(touchActionVariable).trim() === 'none';

/**
 * Converts touch and mouse events to pointer events for Safari 12, which has none. It also lacks `touch-action: none`:
 * where that is declared, scrolling is prevented.
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
  // Listeners on the document are passive unless declared otherwise.
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
