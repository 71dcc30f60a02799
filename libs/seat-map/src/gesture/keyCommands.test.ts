import { keyCommand } from './keyCommands.ts';
import { isMapKey } from './mapKeys.ts';

describe('keys', () => {
  it.each([
    ['ArrowLeft', { kind: 'move', direction: { dx: -1, dy: 0 } }],
    ['ArrowRight', { kind: 'move', direction: { dx: 1, dy: 0 } }],
    ['ArrowUp', { kind: 'move', direction: { dx: 0, dy: -1 } }],
    ['ArrowDown', { kind: 'move', direction: { dx: 0, dy: 1 } }],
    ['Enter', { kind: 'pick' }],
    [' ', { kind: 'pick' }],
    ['+', { kind: 'zoom', factor: 1.5 }],
    ['=', { kind: 'zoom', factor: 1.5 }],
    ['-', { kind: 'zoom', factor: 1 / 1.5 }],
    ['_', { kind: 'zoom', factor: 1 / 1.5 }],
    ['0', { kind: 'whole' }],
    ['Home', { kind: 'whole' }],
    ['Escape', { kind: 'back' }],
    ['Tab', undefined],
    ['a', undefined],
    ['1', undefined],
    ['ArrowLeftish', undefined],
    ['constructor', undefined],
  ])('%j asks for %j, and are the map’s before that is known [C2.25a]', (key, expected) => {
    expect(keyCommand(key)).toEqual(expected);
    expect(isMapKey({ key })).toBe(expected !== undefined);
  });

  it('with modifiers are left to the browser [C2.25a]', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(isMapKey({ key: '+', [modifier]: true })).toBe(false);
    }
  });
});
