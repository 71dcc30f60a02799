type WithReporter = { reportError?: (error: unknown) => void };

/**
 * Reports an error that no caller handles: logs it and passes it to the page's error listeners. Browsers before
 * Chrome 95 lack `reportError`, so there it is thrown asynchronously.
 */
export function reportFault(error: unknown): void {
  const { reportError } = globalThis as WithReporter;
  if (reportError) reportError(error);
  else
    setTimeout(() => {
      throw error;
    });
}
