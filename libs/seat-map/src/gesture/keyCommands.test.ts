import { keyCommand } from './keyCommands.ts';

describe('keyCommand', () => {
  it.each([
    ['ArrowLeft', { kind: 'move', direction: { dx: -1, dy: 0 } }],
    ['Enter', { kind: 'pick' }],
    [' ', { kind: 'pick' }],
    ['+', { kind: 'zoom', factor: 1.5 }],
    ['Escape', { kind: 'back' }],
    ['Tab', undefined],
    ['a', undefined],
    ['constructor', undefined],
  ])('of %j is %j [C2.25]', (key, expected) => expect(keyCommand({ key })).toEqual(expected));

  it('leaves keys with modifiers to the browser [C2.25]', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(keyCommand({ key: '+', [modifier]: true })).toBeUndefined();
    }
  });
});
