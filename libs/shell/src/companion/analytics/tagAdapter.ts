/** A page as analytics may know it: no query but the campaign's, and no ids of what belongs to somebody. */
export interface MeasuredPage {
  readonly page_location: string;
  readonly page_title: string;
}

export interface MeasuredEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A program that measures; it is told of nothing, and not even loaded, before consent. */
export interface TagAdapter {
  readonly scriptUrl: string;
  /** Its program cannot be told to stop: only a new page is without it. */
  readonly outlivesDenial: boolean;
  /** Consent was given; the script comes after this. @param clientId who this browser is */
  readonly start: (clientId: string) => void;
  readonly page: (page: MeasuredPage) => void;
  readonly event: (event: MeasuredEvent) => void;
  /** Who is signed in, by an id that says nothing of them [I6.06]. */
  readonly user: (userId: string | undefined) => void;
  readonly stop: () => void;
}
