import { canadianTextFiles } from '../locales/canadianTexts.ts';
import { frenchTextFiles } from '../locales/frenchSpaces.ts';
import { contractFiles } from './contractFiles.ts';
import { messageKeyFiles } from './messageKeys.ts';

/** Returns every file that `npm run generate` makes from contract and locales: path in the workspace to content. */
export const allGeneratedFiles = async (): Promise<Map<string, string>> =>
  new Map([...(await contractFiles()), ...messageKeyFiles(), ...canadianTextFiles(), ...frenchTextFiles()]);
