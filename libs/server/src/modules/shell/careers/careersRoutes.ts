import { implement } from '../../../platform/http/route.ts';
import { applyForJob, takeResumePart } from './applicationService.ts';

/** Operations of `shell/careers.yaml`. */
export const careersRoutes = implement({
  uploadResumePart: (context) => takeResumePart(context, context.body),
  applyForJob: async (context) => {
    await applyForJob(context, context.body);
    return { ok: true };
  },
});
