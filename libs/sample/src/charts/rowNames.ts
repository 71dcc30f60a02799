const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A, B … Z, AA, BB …; without I and O, which look like digits. */
export function letterRow(index: number): string {
  const letter = letters[index % letters.length] ?? 'A';
  return letter.repeat(1 + Math.floor(index / letters.length));
}

/** 1, 2, 3 … */
export function numberRow(index: number): string {
  return String(index + 1);
}
