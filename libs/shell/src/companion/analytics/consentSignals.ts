type Word = 'granted' | 'denied';

/** The four signals of consent mode [I7.30]. */
export interface ConsentSignals {
  readonly ad_storage: Word;
  readonly ad_user_data: Word;
  readonly ad_personalization: Word;
  readonly analytics_storage: Word;
}

/** What is said before a choice: the default of the region [I4.19]. No tag runs by then. */
export const defaultSignals = (word: Word): ConsentSignals => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
});

/** What is said after a choice: only what somebody was asked for is granted, and nobody is asked for advertising. */
export const chosenSignals = (performance: Word): ConsentSignals => ({
  ...defaultSignals('denied'),
  analytics_storage: performance,
});
