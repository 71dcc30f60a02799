import type { WhiteLabelConfig } from '@foyer/contract';
import { overrideTexts } from '../locale/overrideTexts.ts';
import { readWhiteLabel } from './readWhiteLabel.ts';
import { whiteLabelTheme, type Look } from './whiteLabelTheme.ts';

/** What an app needs to look and speak like a partner; our own site does not download it. */
export interface PartnerSite {
  readonly lookOf: (config: WhiteLabelConfig) => Promise<Look>;
  readonly readConfig: typeof readWhiteLabel;
  readonly overrideTexts: typeof overrideTexts;
}

/** The partner's colours and words [I3.26, I3.29, I7.23]. */
export const partnerSite: PartnerSite = {
  lookOf: whiteLabelTheme,
  readConfig: readWhiteLabel,
  overrideTexts,
};
