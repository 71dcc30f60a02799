import { createContext } from 'react';

/** Pop-up window for a provider. */
export interface ProviderWindow {
  show: (address: string) => void;
  close: () => void;
}

/** Window operations of a provider log-in; replaced in tests. */
export interface OAuthBrowser {
  /** Opens an empty window synchronously, as pop-up blockers require; `undefined` when blocked. */
  openWindow: () => ProviderWindow | undefined;
  /** Navigates away from this page. */
  leaveTo: (address: string) => void;
  /** Replaces this page in the history by another page of the site. */
  goOnTo: (address: string) => void;
  /** Closes this window, if the browser allows it. */
  closeSelf: () => void;
}

const features = 'popup=yes,width=480,height=680';

const browserWindows: OAuthBrowser = {
  openWindow: () => {
    const opened = window.open('', '', features);
    if (!opened) return undefined;
    return {
      show: (address) => opened.location.replace(address),
      close: () => opened.close(),
    };
  },
  leaveTo: (address) => window.location.assign(address),
  goOnTo: (address) => window.location.replace(address),
  closeSelf: () => window.close(),
};

export const OAuthBrowserContext = createContext(browserWindows);
