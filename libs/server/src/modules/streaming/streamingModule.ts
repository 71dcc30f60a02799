import { joinModules } from '../../platform/module/joinModules.ts';
import { playbackModule } from './playback/playbackModule.ts';
import { streamFeedbackRoutes } from './stream-feedback/streamFeedbackRoutes.ts';
import { videoAnalyticsRoutes } from './video-analytics/videoAnalyticsRoutes.ts';

/** Streams: watching, and what comes after. */
export const streamingModule = joinModules(
  playbackModule,
  { routes: streamFeedbackRoutes },
  { routes: videoAnalyticsRoutes },
);
