import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { assignmentInvariants } from '../../../sale/assignment/assignmentInvariants.ts';
import { sendInvitationJob, sendWaitMailJob } from './assignmentMail.ts';
import { assignmentPersonalData } from './assignmentPersonalData.ts';
import { assignmentRoutes } from './assignmentRoutes.ts';
import { closeInvitationsJob } from './closeInvitationsJob.ts';
import { remindInvitationsJob } from './remindInvitationsJob.ts';

/** Hand-over of tokens from person to person. */
export const assignmentModule = {
  routes: assignmentRoutes,
  jobs: [sendInvitationJob, sendWaitMailJob, closeInvitationsJob, remindInvitationsJob],
  invariants: assignmentInvariants,
  tables: {
    tokenInvitation: { exportedAs: 'handOvers', personal: { emailAddress: ['emailAddress'] } },
    tokenAssignment: { exportedAs: 'handOvers' },
    tokenAssignmentStep: { leftOut: 'when an assignment came to the state that is exported' },
  },
  personalData: [assignmentPersonalData],
} satisfies ServerModule;
