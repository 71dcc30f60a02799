import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { supportedLocales } from '@foyer/contract';
import { isJobsFile, type JobsFile } from '@foyer/contract/walls/jobsFile';
import { days, hours } from '../../../platform/time/units.ts';
import { readConfig } from '../../../composition/config/readConfig.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { jobStructuredData } from './careersPages.ts';
import { forgetApplicationsJob } from './forgetApplicationsJob.ts';

const limits = { points: 1_000, windowSeconds: 3_600 };
const { careers } = testConfig();
const config = {
  careers: {
    ...careers,
    attemptLimits: {
      resumePartPerCaller: limits,
      resumeKibPerCaller: { ...limits, points: 1_000_000 },
      resumeKibInAll: { ...limits, points: 1_000_000 },
      applicationPerCaller: limits,
    },
  },
};
const server = useTestServer({ config });

const file = Buffer.from('%PDF-1.7\nAna Ruiz');
const part = (content: Buffer, more: { uploadToken?: string; offset?: number } = {}) =>
  server.call('uploadResumePart', { body: { offset: 0, ...more, content: content.toString('base64') } });
async function uploaded(content = file): Promise<string> {
  return (await part(content)).body.uploadToken;
}
const apply = (uploadToken: string, change: object = {}) =>
  server.call('applyForJob', {
    locale: 'fr-CA',
    body: {
      jobId: 'seat-map-engineer',
      emailAddress: 'Ana@Example.com',
      message: 'Je dessine des plans <b>depuis dix ans</b>.',
      uploadToken,
      ...change,
    },
  });
const get = (url: string) => server.inject({ method: 'GET', url, headers: { host: 'localhost' } });
const mailsTo = async (recipient: string) =>
  (await server.mails()).filter((mail) => mail.recipient === recipient);
const count = async (table: 'resumeUpload' | 'resumePart' | 'jobApplication') =>
  (await server.database.query.selectFrom(table).selectAll().execute()).length;
const forget = () => forgetApplicationsJob.handle({}, { platform: server.platform, jobId: 'any' });

describe('the files of jobs [I7.30, I2.29]', () => {
  it.each(supportedLocales)(
    'are there in %s, of the same jobs, and of the shape that pages read',
    async (locale) => {
      const answer = await get(`/jobs/${locale}.json`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
      const jobs: unknown = answer.json();
      expect(isJobsFile(jobs)).toBe(true);
      expect((jobs as JobsFile).jobs.map((job) => job.jobId)).toEqual([
        'seat-map-engineer',
        'fan-support-specialist',
        'client-manager-theaters',
      ]);
    },
  );

  it.each(['de-DE.json', '..%2Fen-US.json', 'en-US', 'en-US.txt'])(
    'there is none called %s',
    async (name) => {
      expect([400, 404]).toContain((await get(`/jobs/${name}`)).statusCode);
    },
  );

  it('can be replaced while the server runs; a language without one reads the default one, and a broken one counts as empty', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'jobs-'));
    const { jobs } = (await get('/jobs/en-US.json')).json<JobsFile>();
    const before = { ...server.platform.config.careers };
    Object.assign(server.platform.config.careers, { jobsFolder: folder });
    const listed = async (locale: string) =>
      (await get(`/jobs/${locale}.json`)).json<JobsFile>().jobs.map((job) => job.title);
    await writeFile(
      path.join(folder, 'en-US.json'),
      JSON.stringify({ jobs: [{ ...jobs[0], title: 'Usher' }] }),
    );
    expect([await listed('en-US'), await listed('fr-CA')]).toEqual([['Usher'], ['Usher']]);
    await writeFile(
      path.join(folder, 'fr-CA.json'),
      JSON.stringify({ jobs: [{ ...jobs[0], closesOn: '2020-01-01' }] }),
    );
    expect(await listed('fr-CA')).toEqual([]);
    await writeFile(path.join(folder, 'en-US.json'), '{"jobs":[{"title":"<script>"}]}');
    expect(await listed('en-US')).toEqual([]);
    Object.assign(server.platform.config.careers, before);
  });

  it('list nothing without a folder', async () => {
    const { careers: used } = server.platform.config;
    const { jobsFolder } = used;
    Object.assign(used, { jobsFolder: undefined });
    expect((await get('/jobs/en-US.json')).json()).toEqual({ jobs: [] });
    Object.assign(used, { jobsFolder });
  });

  it('take their folder, their mailbox and their time from the environment', () => {
    const { careers: read } = readConfig(
      {
        FOYER_JOBS: '/srv/jobs',
        FOYER_CAREERS_ADDRESS: 'hr@hall.example',
        FOYER_APPLICATIONS_KEEP_DAYS: '30',
      },
      { sealingKey: Buffer.alloc(32) },
    );
    expect(read).toMatchObject({ jobsFolder: '/srv/jobs', recipient: 'hr@hall.example', keepMs: days(30) });
  });

  it('become what search engines read of a job', async () => {
    const [job] = (await get('/jobs/en-CA.json')).json<JobsFile>().jobs;
    expect(
      jobStructuredData(job!, { site: 'Foyer', url: 'https://foyer.example/en-CA/careers/x' }),
    ).toMatchObject({
      '@type': 'JobPosting',
      title: 'Seat map engineer',
      datePosted: '2026-11-02',
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { address: { addressLocality: 'Toronto', addressCountry: 'CA' } },
      baseSalary: { currency: 'CAD', value: { minValue: 110_000, maxValue: 145_000, unitText: 'YEAR' } },
    });
  });
});

describe('uploadResumePart [I3.24, I5.10]', () => {
  it('takes a file part by part, and a part that was sent twice once', async () => {
    const first = await part(Buffer.from('%PDF-'));
    const { uploadToken } = first.body;
    expect(first.body).toEqual({ uploadToken: expect.stringMatching(/^[\w-]{43}$/), receivedBytes: 5 });
    const second = await part(Buffer.from('1.7'), { uploadToken, offset: 5 });
    expect(second.body.receivedBytes).toBe(8);
    expect((await part(Buffer.from('1.7'), { uploadToken, offset: 5 })).body.receivedBytes).toBe(8);
    const gap = await part(Buffer.from('x'), { uploadToken, offset: 9 });
    expect([gap.status, gap.error?.code]).toEqual([400, 'invalidRequest']);
    expect((await part(Buffer.from('x'), { uploadToken: 'A'.repeat(43) })).error?.code).toBe('notFound');
  });

  it('takes 10 MB, and not a byte more [C5.15, C9.05]', async () => {
    const most = 10 * 1024 * 1024;
    const step = Buffer.alloc(512 * 1024, 65);
    const uploadToken = await uploaded(step);
    for (let offset = step.length; offset < most; offset += step.length)
      expect((await part(step, { uploadToken, offset })).status).toBe(200);
    const more = await part(Buffer.from('x'), { uploadToken, offset: most });
    expect([more.status, more.error?.code]).toEqual([413, 'payloadTooLarge']);
    expect((await apply(uploadToken)).status).toBe(200);
  }, 60_000);

  it('takes no part that is larger than a part', async () => {
    expect((await part(Buffer.alloc(512 * 1024 + 3))).status).toBe(400);
  });
});

describe('applyForJob [I2.29, I3.24, I8.10]', () => {
  it('keeps the application, hands it to the team with a way to the résumé, and tells the applicant in their language [C3.33a-c]', async () => {
    const uploadToken = await uploaded();
    expect((await apply(uploadToken)).body).toEqual({ ok: true });
    await server.jobs.drain();
    const [team] = await mailsTo('careers@foyer.example');
    expect(team!.subject).toBe('Application: Ingénieure ou ingénieur, plan de salle');
    expect(team!.textBody).toContain('Je dessine des plans <b>depuis dix ans</b>.');
    const [applicant] = await mailsTo('ana@example.com');
    expect(applicant!.subject).toBe('Nous avons reçu votre candidature');
    expect(applicant!.textBody).toMatch(/180\sjours/);
    expect(applicant!.textBody).not.toMatch(/depuis dix ans|resumes/);
    const address = new URL(/https?:\S+\/resumes\/[\w-]{43}/.exec(team!.textBody)![0]);
    const resume = await get(address.pathname);
    expect(resume.rawPayload.equals(file)).toBe(true);
    expect(resume.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="resume.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(resume.headers['content-security-policy']).toContain('sandbox');
    const { rows } = {
      rows: await server.database.query.selectFrom('jobApplication').selectAll().execute(),
    };
    expect(JSON.stringify(rows)).not.toContain(address.pathname.split('/').at(-1));
  });

  it('applies once with one upload, however often it is sent, and the file cannot be changed after', async () => {
    const uploadToken = await uploaded();
    const before = await count('jobApplication');
    const answers = await Promise.all([apply(uploadToken), apply(uploadToken), apply(uploadToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count('jobApplication')).toBe(before + 1);
    expect((await part(Buffer.from('x'), { uploadToken, offset: file.length })).error?.code).toBe('notFound');
  });

  it.each([
    ['a program that calls itself a résumé', Buffer.from('MZ\0\0'), {}, 'unsupportedMediaType'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), {}, 'unsupportedMediaType'],
    ['a job that is not open', file, { jobId: 'no-such-job' }, 'notFound'],
    ['an address that is none', file, { emailAddress: 'ana@localhost' }, 'invalidRequest'],
    ['blanks for a message', file, { message: ' \n ' }, 'invalidRequest'],
    ['an unknown upload', file, { uploadToken: 'A'.repeat(43) }, 'notFound'],
    ['no upload at all', file, { uploadToken: '../../etc/passwd' }, 'notFound'],
  ])('refuses %s, and keeps the upload for another attempt [BI-09]', async (_what, content, change, code) => {
    const uploadToken = await uploaded(content);
    const before = await count('jobApplication');
    expect((await apply(uploadToken, change)).error?.code).toBe(code);
    expect(await count('jobApplication')).toBe(before);
    expect((await part(content, { uploadToken })).body.receivedBytes).toBe(content.length);
  });

  it.each(['x', 'A'.repeat(43), '..%2F..%2Fetc%2Fpasswd'])('has no résumé under %s', async (key) => {
    expect([400, 404]).toContain((await get(`/resumes/${key}`)).statusCode);
  });
});

describe('what was sent [PV-05]', () => {
  it('is deleted when its time is over, and an upload without an application within a day', async () => {
    await forget();
    await uploaded();
    const abandoned = await count('resumeUpload');
    await server.clock.advance(hours(25));
    await forget();
    const applied = await count('jobApplication');
    expect(applied).toBeGreaterThan(0);
    expect(abandoned).toBeGreaterThan(applied);
    expect(await count('resumeUpload')).toBe(applied);
    await server.clock.advance(days(180));
    await forget();
    expect([await count('jobApplication'), await count('resumeUpload'), await count('resumePart')]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('how often one may apply [AZ-12]', () => {
  const strict = useTestServer({ config: { careers } });
  it('so many an hour from one caller', async () => {
    const { points } = careers.attemptLimits.applicationPerCaller;
    const body = { jobId: 'x', emailAddress: 'ana@example.com', message: 'x', uploadToken: 'A'.repeat(43) };
    const statuses = [];
    for (let at = 0; at <= points; at += 1)
      statuses.push((await strict.call('applyForJob', { body })).status);
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([404]), 429]);
  });
});

describe('how much may be uploaded', () => {
  const attemptLimits = {
    ...careers.attemptLimits,
    resumeKibPerCaller: { points: 4, windowSeconds: 3_600 },
    resumeKibInAll: { points: 9, windowSeconds: 3_600 },
  };
  const narrow = useTestServer({ config: { careers: { ...careers, attemptLimits } } });
  const upload = async (remoteAddress: string, more: { uploadToken?: string; offset?: number } = {}) => {
    const answer = await narrow.inject({
      method: 'POST',
      url: '/api/careers/public/resume',
      remoteAddress,
      headers: { 'api-client-sessionid': 'resume-session' },
      payload: { offset: 0, ...more, content: Buffer.alloc(2_000).toString('base64') },
    });
    return [answer.statusCode, Number(answer.headers['retry-after'] ?? 0) > 0];
  };

  it('counts stored bytes only: no refused part takes from what others may upload', async () => {
    for (let caller = 1; caller <= 20; caller += 1) {
      const address = `203.0.113.${caller}`;
      expect((await upload(address, { uploadToken: 'A'.repeat(43) }))[0]).toBe(404);
      expect((await upload(address, { uploadToken: 'no secret' }))[0]).not.toBe(200);
      expect((await upload(address, { offset: 7 }))[0]).toBe(400);
    }
  });

  it('so many bytes from one caller, and so many in all', async () => {
    const [taken, refused] = [
      [200, false],
      [429, true],
    ];
    for (const caller of ['198.51.100.1', '198.51.100.2']) {
      expect([await upload(caller), await upload(caller)]).toEqual([taken, taken]);
    }
    expect(await upload('198.51.100.1')).toEqual(refused);
    expect(await upload('198.51.100.3')).toEqual(refused);
  });
});
