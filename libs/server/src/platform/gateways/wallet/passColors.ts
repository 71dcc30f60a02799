/** Colours of a pass in both wallets, the same as the stub's in mails. */
export const passColors = {
  ground: '#22142b',
  text: '#f7f0e6',
  label: '#bfb1c8',
  accent: '#e4a93c',
} as const;
