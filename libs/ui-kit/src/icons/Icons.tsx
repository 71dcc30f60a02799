// By when pages show them, so that none loads many icons that it doesn't.
export * from './commonIcons.tsx';
export * from './menuIcons.tsx';
export * from './eventIcons.tsx';
export * from './viewIcons.tsx';
export * from './cartIcons.tsx';
