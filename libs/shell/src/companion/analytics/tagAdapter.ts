/** Page as reported to analytics: campaign parameters only, no private ids. */
export interface MeasuredPage {
  readonly page_location: string;
  readonly page_title: string;
}

export interface MeasuredEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Analytics tag; neither loaded nor called before consent. */
export interface TagAdapter {
  readonly scriptUrl: string;
  /** Whether only a reload stops the tag after a denial. */
  readonly outlivesDenial: boolean;
  /** Starts after consent; the script loads afterwards. @param clientId id of this browser */
  readonly start: (clientId: string) => void;
  readonly page: (page: MeasuredPage) => void;
  readonly event: (event: MeasuredEvent) => void;
  /** Sets the user by an opaque id [I6.06]. */
  readonly user: (userId: string | undefined) => void;
  readonly stop: () => void;
}
