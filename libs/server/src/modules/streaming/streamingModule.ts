import { joinModules } from '../../platform/module/joinModules.ts';
import { conferenceModule } from './conference/conferenceModule.ts';
import { liveStreamModule } from './live-stream/liveStreamRoutes.ts';
import { playbackModule } from './playback/playbackModule.ts';
import { streamReminderModule } from './stream-reminder/streamReminderModule.ts';
import { streamFeedbackRoutes } from './stream-feedback/streamFeedbackRoutes.ts';
import { videoAnalyticsRoutes } from './video-analytics/videoAnalyticsRoutes.ts';

/** Streams: watching, coming on stage, steering them, and what comes after. */
export const streamingModule = joinModules(
  playbackModule,
  conferenceModule,
  liveStreamModule,
  streamReminderModule,
  { routes: streamFeedbackRoutes },
  { routes: videoAnalyticsRoutes },
);
