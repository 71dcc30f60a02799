/** A command of gtag, or what a tag manager reads. */
type Entry = IArguments | Readonly<Record<string, unknown>>;

/** What tags look for in the window. */
export interface TagWindow {
  dataLayer?: Entry[];
  [disabled: `ga-disable-${string}`]: boolean;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the window has what tags look for, once they are there
  interface Window extends TagWindow {}
}

/** The list that tags read: nothing leaves the browser by it before a tag is there. */
export interface DataLayer {
  /** `gtag('event', …)`; gtag reads commands only as `arguments`. */
  command: (...command: unknown[]) => void;
  push: (values: Readonly<Record<string, unknown>>) => void;
}

/** The list of this page, begun where there is none. */
export function openDataLayer(own: TagWindow): DataLayer {
  const layer = (): Entry[] => (own.dataLayer ??= []);
  return {
    command: function () {
      // eslint-disable-next-line prefer-rest-params -- gtag tells its commands from other entries by this very kind of object
      layer().push(arguments);
    },
    push: (values) => void layer().push(values),
  };
}
