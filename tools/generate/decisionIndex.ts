import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { SourceFault } from './contract/sourceFault.ts';

const folder = 'docs/decisions';
const head =
  /^# (?<number>\d+)\. (?<title>.+)\n\nSubject: (?<subject>.+) · Status: (?<status>accepted|replaced by \d+)\n/;

interface Decision {
  file: string;
  number: number;
  title: string;
  subject: string;
  status: string;
}

function readDecision(file: string): Decision {
  const groups = head.exec(readFileSync(inWorkspace(folder, file), 'utf8'))?.groups;
  if (!groups)
    throw new SourceFault(
      `${folder}/${file} begins neither with "# 12. Title" nor with "Subject: … · Status: accepted" below it`,
    );
  const { number, title, subject, status } = groups as Record<string, string>;
  return { file, number: Number(number), title: title!, subject: subject!, status: status! };
}

const lineOf = ({ file, number, title, status }: Decision): string =>
  `- ${number}: [${title}](${file})${status === 'accepted' ? '' : ` (${status})`}`;

/** Makes the index of decisions, by subject, from the first lines of each. */
export function decisionIndexFiles(): Map<string, string> {
  const files = globSync('[0-9]*.md', { cwd: inWorkspace(folder) });
  const decisions = files.map(readDecision).sort((a, b) => a.number - b.number);
  const bySubject = Map.groupBy(decisions, ({ subject }) => subject);
  const sections = [...bySubject].map(([subject, own]) => `## ${subject}\n\n${own.map(lineOf).join('\n')}\n`);
  const text = [
    '# Decisions',
    'A page each at most. Made by `npm run generate` from the first lines of each: number, title, subject and status.',
    ...sections,
  ].join('\n\n');
  return new Map([[path.posix.join(folder, 'README.md'), text.replace(/\n{3,}/g, '\n\n')]]);
}
