import { messageKeys } from '../locales/pluralForms.ts';
import { namespaceHomes } from '../locales/namespaceHomes.ts';
import { readTexts } from '../locales/readLocales.ts';

const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Returns the TypeScript source of a namespace's keys. */
function messageKeysText(namespace: string, keys: readonly string[]): string {
  const lines = keys.map((key) => `  | '${key}'`).join('\n');
  return `// Made by \`npm run generate\` from locales/en-US/${namespace}.json. Do not edit.
/** Every text of the namespace \`${namespace}\`; plurals by the key without its ending. */
export type ${pascal(namespace)}MessageKey =
${lines || '  never'};
`;
}

/** Whether a namespace is its library's main one, which has the library's name. */
const isMain = (namespace: string, home: string): boolean =>
  home === `libs/${namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the generated files of message keys: path in the workspace to content. */
export function messageKeyFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [namespace, home] of Object.entries(namespaceHomes)) {
    const read = readTexts('en-US', namespace);
    if (!read) continue;
    const name = isMain(namespace, home) ? 'messageKeys' : `${namespace}MessageKeys`;
    files.set(
      `${home}/src/messages/${name}.gen.ts`,
      messageKeysText(namespace, messageKeys(read.texts.keys())),
    );
  }
  return files;
}
