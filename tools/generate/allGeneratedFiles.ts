import { canadianTextFiles } from '../locales/canadianTexts.ts';
import { frenchTextFiles } from '../locales/frenchSpaces.ts';
import { contractFiles } from './contractFiles.ts';
import { decisionIndexFiles } from './decisionIndex.ts';
import { messageKeyFiles } from './messageKeys.ts';

/** Returns every file that `npm run generate` makes from contract, locales and decisions: path in the workspace to content. */
export const allGeneratedFiles = async (): Promise<Map<string, string>> =>
  new Map([
    ...(await contractFiles()),
    ...messageKeyFiles(),
    ...canadianTextFiles(),
    ...frenchTextFiles(),
    ...decisionIndexFiles(),
  ]);
