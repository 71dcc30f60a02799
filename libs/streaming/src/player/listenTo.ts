/** Adds listeners to a target; returns a function that removes them all. */
export function listenTo(target: EventTarget, listeners: Record<string, (event: Event) => void>): () => void {
  const each = Object.entries(listeners);
  for (const [name, listener] of each) target.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of each) target.removeEventListener(name, listener);
  };
}
