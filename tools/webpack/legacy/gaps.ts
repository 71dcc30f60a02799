import { fillDom } from './domGaps.ts';
import { fillIntl } from './intlGaps.ts';
import { fillPage } from './pageGaps.ts';
import { fillPointers } from './pointerGaps.ts';

declare global {
  // Nonce that webpack sets on lazily loaded scripts.
  var __webpack_nonce__: string;
}

fillPage();
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// Safari 12 lacks `strict-dynamic`, so every script needs the nonce.
__webpack_nonce__ = nonce;
fillIntl();
fillDom(nonce);
fillPointers();
