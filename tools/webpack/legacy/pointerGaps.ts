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

/**
 * Safari 12 has fingers and a mouse, and no pointers: each of them becomes one, so that a seat can be pressed. It cannot be told
 * either that a finger which moves the map is not to move the page as well.
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
  for (const name of Object.keys(touchNames)) page.addEventListener(name, onTouch, true);
  page.addEventListener(
    'mouseout',
    (event) => {
      if (!isEcho(event)) tell(event.target, 'pointerleave', handOf(event as MouseEvent));
    },
    true,
  );
}
