/** Says a text below `mail.`. */
type Say = (key: string, values?: Record<string, string>) => string;

/** Greets a mail's recipient, by first name if it is known. */
export const mailGreeting = (say: Say, firstName: string | null | undefined): string =>
  firstName ? say('greeting', { firstName }) : say('greetingPlain');
