import { operations, type OperationId } from './operations.gen.ts';
import { operationSchemas, sharedSchemas } from './schemas.gen.ts';
import { sessionOperations } from './sessionOperations.gen.ts';

const definitions = JSON.stringify(sharedSchemas);
const answerOf = (id: OperationId): string => {
  const response = JSON.stringify(operationSchemas[id].response);
  const name = /^\{"\$ref":"foyer#\/definitions\/(\w+)"\}$/.exec(response)?.[1];
  if (name === undefined) return response;
  return JSON.stringify(
    (JSON.parse(definitions) as { definitions: Record<string, object> }).definitions[name],
  );
};

describe('sessionOperations', () => {
  it('names every operation whose answer carries an auth token', () => {
    const carrying = (Object.keys(operations) as OperationId[]).filter((id) =>
      answerOf(id).includes('"authToken"'),
    );
    expect([...sessionOperations].sort()).toEqual(carrying.sort());
    expect(carrying.length).toBeGreaterThan(5);
  });
});
