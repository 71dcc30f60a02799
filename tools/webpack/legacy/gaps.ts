import { fillDom } from './domGaps.ts';
import { fillIntl } from './intlGaps.ts';
import { fillPage } from './pageGaps.ts';
import { fillPointers } from './pointerGaps.ts';

declare global {
  // What webpack puts on the scripts that it loads later.
  var __webpack_nonce__: string;
}

fillPage();
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// Safari 12 does not know `strict-dynamic`: there every script must say who it belongs to.
__webpack_nonce__ = nonce;
fillIntl();
fillDom(nonce);
fillPointers();
