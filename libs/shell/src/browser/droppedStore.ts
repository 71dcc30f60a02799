let isDropped = false;

/** Records that a stored state was unreadable; the notice shows once the app is mounted [CL-05]. */
export function tellDropped(): void {
  isDropped = true;
}

/** Tells whether a notice is due, and clears it. */
export function takeDropped(): boolean {
  const was = isDropped;
  isDropped = false;
  return was;
}
