import type { WhiteLabelConfig } from '@foyer/contract';
import { overrideTexts } from '../locale/overrideTexts.ts';
import { readWhiteLabel } from '../brand/readWhiteLabel.ts';
import { whiteLabelTheme, type Look } from '../brand/whiteLabelTheme.ts';

/** Code for a partner's look and words; the main site doesn't download it. */
export interface PartnerSite {
  readonly lookOf: (config: WhiteLabelConfig) => Promise<Look>;
  readonly readConfig: typeof readWhiteLabel;
  readonly overrideTexts: typeof overrideTexts;
}

/** Applies a partner's colours and words [I3.26, I3.29, I7.23]. */
export const partnerSite: PartnerSite = {
  lookOf: whiteLabelTheme,
  readConfig: readWhiteLabel,
  overrideTexts,
};
