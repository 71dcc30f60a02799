/** Takes HTML tags out of what was typed, as every field does before it is validated [I5.12]. */
export function stripTags(text: string): string {
  return text.replace(/<[^<>]*>/g, '');
}

/** Tells whether a required field is empty or blank [I5.11]. */
export function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
