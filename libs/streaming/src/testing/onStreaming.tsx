import { storyOnStage, type MockAnswers, type StageSettings } from '@foyer/testing';
import { streamingSettings } from './streamingSettings.ts';

/** Story decorator: a fan who has {product} of a stream. */
export const onStreaming = (answers: MockAnswers = {}, more: Omit<Partial<StageSettings>, 'answers'> = {}) =>
  storyOnStage((locale) => streamingSettings(answers, { locale, ...more }));

/** Story decorator: someone who isn't logged in. */
export const onStreamingAsVisitor = storyOnStage((locale) => {
  const { token: _token, ...settings } = streamingSettings({}, { locale });
  return settings;
});
