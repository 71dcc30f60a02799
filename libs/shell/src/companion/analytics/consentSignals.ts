type Word = 'granted' | 'denied';

/** The four signals of consent mode [I7.30]. */
export interface ConsentSignals {
  readonly ad_storage: Word;
  readonly ad_user_data: Word;
  readonly ad_personalization: Word;
  readonly analytics_storage: Word;
}

/** Signals before a choice: the region's default [I4.19]. No tag has loaded by then. */
export const defaultSignals = (word: Word): ConsentSignals => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
});

/** Signals after a choice. Advertising is not offered, so it is never granted. */
export const chosenSignals = (performance: Word): ConsentSignals => ({
  ...defaultSignals('denied'),
  analytics_storage: performance,
});
