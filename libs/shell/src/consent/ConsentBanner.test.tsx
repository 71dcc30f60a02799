import { screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { theme } from '@foyer/ui-kit';
import { Header } from '../frame/Header.tsx';
import { ShellStage } from '../testing/ShellStage.tsx';
import { shellSettings } from '../testing/shellSettings.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

const nothing = () => undefined;
const layerOf = (element: HTMLElement): number => Number(window.getComputedStyle(element).zIndex);

describe('ConsentBanner', () => {
  it('is over the bars of pages, but not over the menu of the header [I2.26, I4.18]', () => {
    renderFeature(
      <ShellStage>
        <Header Cart={undefined} Account={() => null} />
        <ConsentBanner onChoose={nothing} onPreferences={nothing} />
      </ShellStage>,
      shellSettings(),
    );
    const banner = layerOf(screen.getByRole('region', { name: /analytics cookies/ }));
    expect(banner).toBeGreaterThan(theme.layer.sticky);
    expect(banner).toBeLessThan(layerOf(screen.getByRole('banner')));
  });
});
