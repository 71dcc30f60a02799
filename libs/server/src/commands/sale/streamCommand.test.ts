import { readStreamWords } from './streamCommand.ts';

it('reads what is to happen to a stream [C4.20f-h]', () => {
  expect(readStreamWords(['next', 'north'])).toMatchObject({ change: 'next', event: 'north' });
  expect(readStreamWords(['end', 'north'])).toMatchObject({
    shouldHarvest: true,
    shouldScheduleInfraDestruction: false,
  });
  expect(readStreamWords(['end', 'north', 'destroy', 'discard'])).toMatchObject({
    shouldHarvest: false,
    shouldScheduleInfraDestruction: true,
  });
});

it.each([[[]], [['stop', 'north']], [['next']], [['next', 'north', 'destroy']], [['end', 'north', 'now']]])(
  'refuses %j',
  (words) => expect(() => readStreamWords(words)).toThrow(/foyer stream show EVENT/),
);
