import { operations, type OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { createAnswerCheck } from '../answers/answerCheck.ts';
import { judgeAnswer } from '../answers/judgeAnswer.ts';
import { fieldsOf, labelOf, operationIds, type InputField } from '../contract/inputs.ts';
import { apiPath } from '../http/apiRequest.ts';
import { conditions, type Condition } from '../requests/conditions.ts';
import { withValue } from '../requests/withValue.ts';
import { checksOf, type ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';
import { comparable } from './comparable.ts';
import { buildBase, valueAt, type Base } from './validBase.ts';

const conditionsPerField = 1;

interface Target {
  suite: Suite;
  operationId: OperationId;
  field: InputField;
  base: Base;
}

interface Outcome {
  problems: string[];
  /** What the caller can tell from the answer. */
  seen: string;
}

/** Fields whose value reaches the server as text. */
const isText = ({ part, schema }: InputField): boolean =>
  schema['type'] === 'string' || (part === 'query' && schema['type'] !== 'array');

/** Appends a condition to the value of a field, or sends it alone where both are too long. */
function textWith({ field, base }: Target, condition: string): string {
  const text = `${String(valueAt(base, field) ?? '')}${condition}`;
  return text.length > Number(field.schema['maxLength'] ?? Infinity) ? condition : text;
}

/** Refusals after which nothing may be written; one of a card or a login is recorded. */
const refusedAsInput = [400, 404];

/** Sends a condition in a field. */
async function send(target: Target, condition: string): Promise<Outcome> {
  const { suite, operationId, field } = target;
  const value = textWith(target, condition);
  const request = withValue(target.base.plain, target.base.full, field, value);
  let answer = { status: 0, headers: {}, text: '' };
  const written = await suite.expectNoWrite(async () => {
    answer = await suite.ask(operationId, request, target.base.token);
  });
  const isTaken = answer.status === 200;
  const isMutation = operations[operationId].kind === 'mutation';
  if (isTaken && isMutation) target.base = await buildBase(suite, operationId, field);
  const isUnwanted = refusedAsInput.includes(answer.status);
  const check = await suite.once('answer check', async () => createAnswerCheck());
  const found = judgeAnswer(check, { operationId, path: apiPath(operationId, request), value }, answer);
  const echo = JSON.stringify(value).slice(1, -1);
  const shown = isMutation && isTaken ? '' : comparable(answer.text.replaceAll(echo, ''));
  return { problems: [...found, ...(isUnwanted ? written : [])], seen: `${answer.status} ${shown}` };
}

/**
 * Sends a condition that is true, and one that is false. A server that takes both for text answers alike, or by what it
 * finds of each: it evaluates them only if other true and false ones are answered as the first.
 */
async function tryCondition(target: Target, { isTrue, isFalse }: Condition): Promise<string[]> {
  const outcomes: { first: Outcome; second: Outcome }[] = [];
  for (const n of [3, 7]) {
    const [first, second] = [await send(target, isTrue(n)), await send(target, isFalse(n))];
    outcomes.push({ first, second });
    const problems = [...first.problems, ...second.problems];
    if (problems.length > 0 || first.seen === second.seen) return problems;
  }
  const tells = (which: 'first' | 'second') => new Set(outcomes.map((each) => each[which].seen)).size === 1;
  return tells('first') && tells('second') ? ['tells what is true from what is false'] : [];
}

async function checkInjection(operationId: OperationId, suite: Suite): Promise<string[]> {
  const problems: string[] = [];
  let base = await buildBase(suite, operationId);
  for (const field of fieldsOf(operationId).filter(isText)) {
    // A request has one of several alternative proofs; the others need their own request.
    if (valueAt(base, field) === undefined) base = await buildBase(suite, operationId, field);
    // Part of a field that its maker leaves out.
    if (valueAt(base, { ...field, path: field.path.slice(0, -1) }) === undefined) continue;
    const target = { suite, operationId, field, base };
    const label = labelOf(operationId, field);
    for (const condition of takeSample(conditions, { label, count: conditionsPerField }))
      for (const problem of await tryCondition(target, condition))
        problems.push(`${label} with ${condition.isTrue(3)}: ${problem}`);
    base = target.base;
  }
  return problems;
}

/** Conditions in the language of databases, in any parameter, are text: nothing evaluates them. */
export const injectionChecks: ConformanceCheck[] = checksOf(
  operationIds,
  'takes conditions of SQL for text, and writes nothing when it refuses them as input',
  checkInjection,
);
