import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { buildConfiguration, renderFeature } from '@foyer/testing';
import { useProductWord } from './useProductWord.ts';

function Sentence() {
  useProductWord();
  const { t } = useTranslation('shell');
  return <a href={usePaths().myTokensGoing()}>{t('mine')}</a>;
}

describe('useProductWord', () => {
  it('says the word of a partner’s site in texts and addresses, once its configuration is there [C1, I2.01]', async () => {
    const configuration = buildConfiguration({
      product: { one: 'Glow', other: 'Glows' },
      productAddress: 'Glow',
    });
    renderFeature(<Sentence />, {
      texts: { shell: { mine: 'My {{products}}' } },
      answers: { getConfiguration: configuration },
    });
    expect(await screen.findByRole('link', { name: 'My Glows' })).toHaveAttribute('href', '/myGlow/going');
  });
});
