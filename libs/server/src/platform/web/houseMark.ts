/** Draws the two shapes of the product's logo, on 22 by 26. */
export const houseDoor = (arch: string, leaf: string): string =>
  `<path ${arch} d="M1 26V11a10 10 0 0 1 20 0v15h-4V11A6 6 0 0 0 5 11v15z"/><path ${leaf} d="M8 26V12a3 3 0 0 1 6 0v14z"/>`;

/** Logo in a page; its style colours the two classes. */
export const houseMark = `<svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">${houseDoor('class="arch"', 'class="leaf"')}</svg>`;
