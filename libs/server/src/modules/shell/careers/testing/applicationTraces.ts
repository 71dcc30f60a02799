import type { Traces } from '../../../../testing/traces.ts';

/** A job application, under the address as typed, with a capital. */
export const applicationTraces: Traces = async (server, { emailAddress }) => {
  const { query } = server.database;
  const [upload_id, created_at] = [server.platform.newId(), server.clock.now()];
  const upload = { upload_id, token_hash: Buffer.alloc(32, 7), received_bytes: 1, created_at };
  await query.insertInto('resume_upload').values(upload).execute();
  await query
    .insertInto('job_application')
    .values({
      application_id: server.platform.newId(),
      upload_id,
      job_id: 'seat-maps',
      host: 'localhost',
      locale: 'en-CA',
      email_address: emailAddress.replace(/^./, (letter) => letter.toUpperCase()),
      message: 'I draw maps.',
      resume_type: 'pdf',
      file_key_hash: Buffer.alloc(32, 8),
      created_at,
    })
    .execute();
};
