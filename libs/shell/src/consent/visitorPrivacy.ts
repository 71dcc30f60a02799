import { isVisitorPrivacy, type VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';
import { readFirstData } from '../browser/firstData.ts';

/**
 * Reads the visitor's privacy settings: the region's default from the server, and Global Privacy Control from the
 * request or the browser. Unreadable settings deny [I4.19].
 */
export function readVisitorPrivacy(page: Document, browser: object): VisitorPrivacy {
  const entry = readFirstData(page).find(({ operationId }) => operationId === 'visitorPrivacy');
  const known: VisitorPrivacy = isVisitorPrivacy(entry?.response)
    ? entry.response
    : { privacyDefault: 'denied', globalPrivacyControl: false };
  const globalPrivacyControl =
    known.globalPrivacyControl ||
    ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true);
  return {
    globalPrivacyControl,
    privacyDefault: globalPrivacyControl ? 'denied' : known.privacyDefault,
  };
}
