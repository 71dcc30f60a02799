/** Returns the TypeScript code blocks of a README, in order. */
export const readmeSnippets = (readme: string): { language: 'ts' | 'tsx'; code: string }[] =>
  [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] as 'ts' | 'tsx',
    code: match[2]!,
  }));
