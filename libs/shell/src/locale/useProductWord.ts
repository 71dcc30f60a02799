import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeployment } from '@foyer/api-client/shell';
import { setProductWord } from './createTexts.ts';

/** Keeps `{{product}}` at the site's configured word in the current locale [C1]. */
export function useProductWord(): void {
  const { i18n } = useTranslation();
  const product = useDeployment()?.product;
  useEffect(() => {
    if (product) setProductWord(i18n, product);
  }, [i18n, product]);
}
