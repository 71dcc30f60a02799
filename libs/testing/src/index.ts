export { createMockApi, refuse } from './mockApi.ts';
export type { MockAnswers, MockApi, MockCall, MockRefusal } from './mockApi.ts';
export { createStage, FeatureStage, StoryStage } from './FeatureStage.tsx';
export type { Stage, StageSettings } from './FeatureStage.tsx';
export { renderFeature } from './renderFeature.tsx';
export { storyOnStage } from './storyOnStage.tsx';
export { buildEventProfile, buildEventSummary, buildPolicy } from './builders/buildEvent.ts';
export { buildToken } from './builders/buildToken.ts';
