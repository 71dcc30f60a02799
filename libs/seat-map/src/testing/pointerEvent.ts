/** Creates a pointer event, for environments that support mouse events only. */
export function pointerEvent(
  name: string,
  {
    pointerId = 1,
    pointerType = 'touch',
    ...init
  }: MouseEventInit & { pointerId?: number; pointerType?: string },
): Event {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...init });
  return Object.assign(event, { pointerId, pointerType });
}
