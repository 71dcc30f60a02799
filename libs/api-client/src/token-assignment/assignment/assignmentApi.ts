import { assignmentEndpoints } from './endpoints.gen.ts';

/** Hand-over of {products}; each change shows in My {product}. */
export const assignmentApi = assignmentEndpoints.enhanceEndpoints({
  endpoints: {
    // An invitation may have been taken back since it was read.
    validateTokenAssignment: { keepUnusedDataFor: 0, providesTags: ['localised'] },
    // What waits may be sent any minute.
    readWaitingAssignments: { keepUnusedDataFor: 0, providesTags: ['localised'] },
    undoWaitingAssignments: { invalidatesTags: ['token-assignment/activity'] },
    confirmTokenAssignment: { invalidatesTags: ['token-assignment/activity'] },
    listRecentRecipients: { providesTags: ['token-assignment/activity'] },
    createTokenAssignment: { invalidatesTags: ['token-assignment/activity'] },
    revokeTokenAssignment: { invalidatesTags: ['token-assignment/activity'] },
    createTokenAssignments: { invalidatesTags: ['token-assignment/activity'] },
    returnTokenAssignment: { invalidatesTags: ['token-assignment/activity'] },
    editTokenAssignment: { invalidatesTags: ['token-assignment/activity'] },
    selfAssignToken: { invalidatesTags: ['token-assignment/activity'] },
    resendTokenAssignment: { invalidatesTags: ['token-assignment/activity'] },
  },
});
