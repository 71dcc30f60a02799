import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as everything from './index.ts';
import * as forms from './forms.ts';
import * as overlays from './overlays.ts';

const guides = globSync('*/*.mdx', { cwd: import.meta.dirname }).map((file) => ({
  file,
  text: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
}));
const chapters = [
  'When to use',
  'Anatomy',
  'Content',
  'Do and don’t',
  'Keyboard and screen reader',
  'Properties',
];

/** Exports that designers don't use on their own: providers, and parts of documented components. */
const notForDesigners = new Set([
  ...['ThemeRoot', 'GlobalStyles', 'UiTextsProvider', 'LinkProvider', 'OverlayProvider', 'ClockProvider'],
  ...['Stack', 'Inline', 'Grid', 'Container', 'VisuallyHidden', 'SkipLink', 'RoomAboveBar', 'RichText'],
  ...['FieldFrame', 'FormErrors', 'SkeletonGroup', 'CardLink', 'Drawer', 'FullScreen', 'Sheet'],
]);
const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name) && !/(Icon|Field)$/.test(name);
const shown = new Set(
  guides.flatMap(({ text }) => [...text.matchAll(/<ArgTypes of=\{(\w+)\}/g)].map(([, name]) => name!)),
);

describe('guides for designers', () => {
  it.each(guides)(
    '$file says when, of what, with which words, do and don’t, and by which keys',
    ({ text }) => {
      expect(chapters.filter((chapter) => !text.includes(`\n## ${chapter}\n`))).toEqual([]);
    },
  );

  it('leave out no component of the kit', () => {
    const names = Object.keys({ ...everything, ...forms, ...overlays }).filter(isComponent);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !shown.has(name) && !notForDesigners.has(name))).toEqual([]);
  });

  it('leave out no field of a form: each is the input of the same name', () => {
    const fields = Object.keys(forms).filter((name) => /^[A-Z].*Field$/.test(name));
    const inputs = ['Input', 'Select', 'Upload', 'Stepper', ''];
    const unknown = fields.filter((field) => {
      const noun = field.replace(/Field$/, '');
      return !inputs.some((ending) => shown.has(`${noun}${ending}`));
    });
    expect(unknown).toEqual([]);
  });
});
