import { operations, type OperationId } from '@foyer/contract';
import { createAnswerCheck } from '../answers/answerCheck.ts';
import { judgeAnswer } from '../answers/judgeAnswer.ts';
import { fieldsOf, labelOf, operationIds, type InputField } from '../contract/inputs.ts';
import { apiPath, type ApiRequest } from '../http/apiRequest.ts';
import { changedValues, type HostileStrings } from '../requests/changedValues.ts';
import { absent, withValue } from '../requests/withValue.ts';
import { checksOf, type ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';
import { buildBase, valueAt, type Base } from './validBase.ts';

const stringsPerField = 3;
const problemsAtMost = 20;
/** Further calls that have to be slow too. */
const confirmations = 5;

async function ask(suite: Suite, operationId: OperationId, request: ApiRequest, token: string) {
  const startedAt = performance.now();
  const answer = await suite.ask(operationId, request, token);
  return { answer, ms: performance.now() - startedAt };
}

/** Calls again: a busy host is slow for any input now and then, and a slow answer counts only if each one is. */
async function staysSlow(...call: Parameters<typeof ask>): Promise<boolean> {
  for (let again = 0; again < confirmations; again += 1)
    if ((await ask(...call)).ms <= call[0].answerWithinMs) return false;
  return true;
}

const show = (value: unknown): string =>
  value === absent ? 'absent' : ((JSON.stringify(value) as string | undefined) ?? 'undefined').slice(0, 100);

interface Attempt {
  operationId: OperationId;
  base: Base;
  field: InputField;
}

async function tryValue(suite: Suite, { operationId, base, field }: Attempt, value: unknown) {
  const request = withValue(base.plain, base.full, field, value);
  suite.insight.takeErrors?.();
  const { answer, ms } = await ask(suite, operationId, request, base.token);
  const check = await suite.once('answer check', async () => createAnswerCheck());
  const sent = { operationId, path: apiPath(operationId, request), value };
  const found = judgeAnswer(check, sent, answer);
  const { answerWithinMs: limitMs } = suite;
  const isSlow = ms > limitMs && (await staysSlow(suite, operationId, request, base.token));
  const problems = [...found, ...(isSlow ? [`takes longer than ${limitMs} ms`] : [])];
  if (problems.length === 0) return { isTaken: answer.status === 200, problems };
  const about = `${labelOf(operationId, field)} = ${show(value)}`;
  const logged = suite.insight.takeErrors?.().join('; ') ?? '';
  return {
    isTaken: answer.status === 200,
    problems: problems.map((problem) => `${about} ${problem} ${logged}`.trim()),
  };
}

async function tryField(suite: Suite, operationId: OperationId, field: InputField, first: Base) {
  // A request has one of several alternative proofs; the others need their own request.
  let base = valueAt(first, field) === undefined ? await buildBase(suite, operationId, field) : first;
  // Part of a field that its maker leaves out.
  if (valueAt(base, { ...field, path: field.path.slice(0, -1) }) === undefined) return { problems: [], base };
  const problems: string[] = [];
  const { hostileStrings = [], stringsPerField: perField = stringsPerField } = suite.insight;
  const strings: HostileStrings = { lists: [hostileStrings], perField };
  const value = valueAt(base, field);
  for (const changed of changedValues(field, value, labelOf(operationId, field), strings)) {
    const result = await tryValue(suite, { operationId, base, field }, changed);
    problems.push(...result.problems);
    if (result.isTaken && operations[operationId].kind === 'mutation')
      base = await buildBase(suite, operationId, field);
  }
  return { problems, base };
}

async function checkInput(operationId: OperationId, suite: Suite): Promise<string[]> {
  let base = await buildBase(suite, operationId);
  const { answer } = await ask(suite, operationId, base.plain, base.token);
  if (answer.status !== 200) return [`answers its own request ${answer.status}: ${answer.text}`];
  base = await buildBase(suite, operationId);
  const problems: string[] = [];
  for (const field of fieldsOf(operationId)) {
    const result = await tryField(suite, operationId, field, base);
    base = result.base;
    problems.push(...result.problems);
  }
  return problems.slice(0, problemsAtMost);
}

/** A request with one field changed has an answer that the contract declares, and quickly. */
export const inputChecks: ConformanceCheck[] = checksOf(
  operationIds,
  'answers changed fields as declared, and in time',
  checkInput,
);
