/** Tells whether a foreign page frames this one, as the widget is. */
export const isFramed = (): boolean => window.parent !== window;
