/** Loads the gate with the first gated page. */
export const loadAccessGate = async () => (await import('./AccessGate.tsx')).AccessGate;
