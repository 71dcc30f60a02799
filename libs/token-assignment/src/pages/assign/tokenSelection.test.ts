import { isEdited, resetSelection, startSelection, toggleToken } from './tokenSelection.ts';

describe('tokenSelection', () => {
  it('keeps the token that it began with, and adds and removes others [C4.16a, C4.16b, C4.16c, C4.16d]', () => {
    const both = toggleToken(startSelection('a'), 'b');
    expect(both.chosen).toEqual(['a', 'b']);
    expect(toggleToken(both, 'a').chosen).toEqual(['a', 'b']);
    expect(toggleToken(both, 'b').chosen).toEqual(['a']);
  });

  it('is edited while the set differs, and reset to the main token alone [C4.16e, C4.16f]', () => {
    const both = toggleToken(startSelection('a'), 'b');
    expect([isEdited(startSelection('a')), isEdited(both), isEdited(resetSelection(both))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
