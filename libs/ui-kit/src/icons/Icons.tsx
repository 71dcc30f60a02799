// By where they show, so that a page loads few icons that it doesn't.
export * from './commonIcons.tsx';
export * from './eventIcons.tsx';
export * from './inputIcons.tsx';
export * from './cartIcons.tsx';
