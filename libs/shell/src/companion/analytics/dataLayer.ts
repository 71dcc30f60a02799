/** gtag command, or tag-manager entry. */
type Entry = IArguments | Readonly<Record<string, unknown>>;

/** Globals that tags read. */
export interface TagWindow {
  dataLayer?: Entry[];
  [disabled: `ga-disable-${string}`]: boolean;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds the globals that tags read to the window's type
  interface Window extends TagWindow {}
}

/** Queue that tags read; nothing is sent before a tag has loaded. */
export interface DataLayer {
  /** Queues `gtag('event', …)`; gtag recognises commands only as `arguments` objects. */
  command: (...command: unknown[]) => void;
  push: (values: Readonly<Record<string, unknown>>) => void;
}

/** Opens the page's queue, creating it if needed. */
export function openDataLayer(own: TagWindow): DataLayer {
  const layer = (): Entry[] => (own.dataLayer ??= []);
  return {
    command: function () {
      // eslint-disable-next-line prefer-rest-params -- gtag recognises its commands by the arguments object
      layer().push(arguments);
    },
    push: (values) => void layer().push(values),
  };
}
