import { createContext } from 'react';

/** A window for a provider, beside the page. */
export interface ProviderWindow {
  show: (address: string) => void;
  close: () => void;
}

/** What a way to a provider does with windows; tests have their own. */
export interface OAuthBrowser {
  /** Opens an empty window at once, as only the press itself may; nothing where the browser refuses. */
  openWindow: () => ProviderWindow | undefined;
  /** Leaves this page. */
  leaveTo: (address: string) => void;
  /** Goes on to another page of this site, which takes the place of this one in the history. */
  goOnTo: (address: string) => void;
  /** Closes the window that this page is in, as far as the browser lets it. */
  closeSelf: () => void;
}

const features = 'popup=yes,width=480,height=680';

export const browserWindows: OAuthBrowser = {
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
