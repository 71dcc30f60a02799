/** Tells whether a required field is empty or blank [I5.11]. */
export function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
