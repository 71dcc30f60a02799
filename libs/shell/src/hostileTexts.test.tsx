import { screen } from '@testing-library/react';
import {
  buildWhiteLabel,
  executableParts,
  hostileAddresses,
  renderFeature,
  showUntilWhole,
} from '@foyer/testing';
import { Header } from './frame/Header.tsx';
import { overrideTexts } from './locale/overrideTexts.ts';
import { ShellStage } from './testing/ShellStage.tsx';
import { shellSettings } from './testing/shellSettings.ts';

describe('hostile stored texts', () => {
  it('is words in the name of a partner, and in the partner’s own texts [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const whiteLabel = buildWhiteLabel({ name: poison({ name: 'Harbour Arena' }).name });
      const { texts, unmount } = renderFeature(
        <ShellStage whiteLabel={whiteLabel}>
          <Header Cart={undefined} Account={() => null} />
        </ShellStage>,
        shellSettings(),
      );
      overrideTexts(texts, { 'en-US': { 'shell.header.home': poison({ text: 'Home of' }).text } });
      expect(texts.t('header.home', { ns: 'shell' })).toContain('Home of');
      expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
      expect(document.querySelector('header')?.outerHTML).toContain('Harbour Arena');
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(expect.arrayContaining(['name', 'text']));
  }, 120_000);

  it.each(hostileAddresses.map((address) => [address]))(
    'leads nowhere that runs, where a partner’s home or logo is %j [BR-04]',
    async (address) => {
      const { container } = renderFeature(
        <ShellStage whiteLabel={buildWhiteLabel({ logo: address, customHomepageUrl: address })}>
          <Header Cart={undefined} Account={() => null} />
        </ShellStage>,
        shellSettings(),
      );
      const home = await screen.findByRole('link', { name: /Harbour Arena/ });
      const { protocol } = new URL((home as HTMLAnchorElement).href, 'https://foyer.example/');
      expect(['http:', 'https:']).toContain(protocol);
      expect(executableParts(container)).toEqual([]);
    },
  );
});
