import type { StyleGifts } from './styleFallbacks.ts';

const supports = (property: string, value: string): boolean => CSS.supports(property, value);

function understands(selector: string): boolean {
  try {
    document.createElement('a').matches(selector);
    return true;
  } catch {
    return false;
  }
}

/** `gap` exists as a grid property: support in flex boxes can only be measured. */
function measuresFlexGap(): boolean {
  const box = document.createElement('div');
  box.style.display = 'flex';
  box.style.flexDirection = 'column';
  box.style.position = 'absolute';
  box.style.setProperty('row-gap', '1px');
  box.append(document.createElement('div'), document.createElement('div'));
  document.documentElement.append(box);
  const hasGap = box.scrollHeight === 1;
  box.remove();
  return hasGap;
}

let known: StyleGifts | undefined;

/** Features of this browser, measured once. */
export const styleGifts = (): StyleGifts =>
  (known ??= {
    hasFlexGap: measuresFlexGap(),
    hasAspectRatio: supports('aspect-ratio', '1'),
    hasContainers: supports('container-type', 'inline-size'),
    hasFocusVisible: understands(':focus-visible'),
  });
