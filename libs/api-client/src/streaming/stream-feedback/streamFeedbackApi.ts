import { streamFeedbackEndpoints } from './endpoints.gen.ts';

export const streamFeedbackApi = streamFeedbackEndpoints.enhanceEndpoints({
  endpoints: { giveStreamFeedback: { invalidatesTags: ['streaming/playback'] } },
});
