let isDropped = false;

/** A stored state could not be read, and the fan is to hear of it: long before anything stands that could say so [CL-05]. */
export function tellDropped(): void {
  isDropped = true;
}

/** Whether there is something to say; it is said once. */
export function takeDropped(): boolean {
  const was = isDropped;
  isDropped = false;
  return was;
}
