/** Colours of a pass, in both wallets: those of the stub in mails. */
export const passColors = {
  ground: '#22142b',
  text: '#f7f0e6',
  label: '#bfb1c8',
  accent: '#e4a93c',
} as const;
