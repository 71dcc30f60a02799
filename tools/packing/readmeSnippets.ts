/** The code of a README that is meant to be pasted: its blocks of TypeScript, in order. */
export const readmeSnippets = (readme: string): { language: 'ts' | 'tsx'; code: string }[] =>
  [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] as 'ts' | 'tsx',
    code: match[2]!,
  }));
