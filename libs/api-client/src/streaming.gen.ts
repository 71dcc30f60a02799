// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './streaming/conference.gen.ts';
export * from './streaming/live-stream.gen.ts';
export * from './streaming/playback.gen.ts';
export * from './streaming/stream-feedback.gen.ts';
export * from './streaming/video-analytics.gen.ts';
