/** Tells whether the page is tall enough to be scrolled to a position. */
export const isTallEnough = (position: number): boolean =>
  document.documentElement.scrollHeight - window.innerHeight >= position;
