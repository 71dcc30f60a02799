import type { Traces } from '../../../../testing/traces.ts';

/** A job application, under the address as typed, with a capital. */
export const applicationTraces: Traces = async (server, { emailAddress }) => {
  const { query } = server.database;
  const [uploadId, createdAt] = [server.platform.newId(), server.clock.now()];
  const upload = { uploadId, tokenHash: Buffer.alloc(32, 7), receivedBytes: 1, createdAt };
  await query.insertInto('resumeUpload').values(upload).execute();
  await query
    .insertInto('jobApplication')
    .values({
      applicationId: server.platform.newId(),
      uploadId,
      jobId: 'seat-maps',
      host: 'localhost',
      locale: 'en-CA',
      emailAddress: emailAddress.replace(/^./, (letter) => letter.toUpperCase()),
      message: 'I draw maps.',
      resumeType: 'pdf',
      fileKeyHash: Buffer.alloc(32, 8),
      createdAt,
    })
    .execute();
};
