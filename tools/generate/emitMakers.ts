import { camel, folderOf, HEADER, pascal, type Noun } from './contract.ts';

const exportOf = ({ name }: Noun): string => `${camel(name)}Makers`;
const nameOf = (noun: Noun): string => `${camel(noun.domain)}${pascal(exportOf(noun))}`;

/** Returns the file with the makers of a noun, below the folder of all makers. */
export const makerFileOf = (noun: Noun): string => `${noun.domain}/${exportOf(noun)}.ts`;

/** Emits the index of the conformance suite's makers by noun. */
export function emitMakerIndex(nouns: readonly Noun[]): string {
  const imports = nouns.map(
    (noun) => `import { ${exportOf(noun)} as ${nameOf(noun)} } from './${makerFileOf(noun)}';\n`,
  );
  const entries = nouns.map((noun) => `  '${folderOf(noun)}': ${nameOf(noun)},\n`);
  return `${HEADER}import type { NounName } from '../contract/nouns.ts';
import type { NounMakers } from './shared/nounMakers.ts';
${imports.join('')}
/** Makers by noun; a noun with calls and without makers does not compile. */
export const makersByNoun: Readonly<Record<NounName, NounMakers>> = {
${entries.join('')}};
`;
}
