/** The gate comes with the first page behind it. */
export const loadAccessGate = async () => (await import('./AccessGate.tsx')).AccessGate;
