type WithReporter = typeof globalThis & { reportError?: (error: unknown) => void };

/**
 * A fault that nobody waits for: it stands in the console, and whoever listens for the errors of the page hears of it, the
 * error reporting above all. Browsers before Chrome 95 cannot report an error of their own accord, but throw one later.
 */
export function reportFault(error: unknown): void {
  const { reportError } = globalThis as WithReporter;
  if (reportError) reportError(error);
  else
    setTimeout(() => {
      throw error;
    });
}
