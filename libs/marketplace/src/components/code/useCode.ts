import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useLazyValidateMarketplaceCodeQuery } from '@foyer/api-client/marketplace';
import { codeEntered, codeRemoved } from '@foyer/cart';

/** Parameter of shared links. */
const parameter = 'marketplaceCode';

/**
 * Checks a code with the server and keeps a valid one. A shared link's code leaves the address immediately; `isLinkRead`
 * turns true when the server has answered it, and `problem` is the text of a refusal.
 */
export function useCode(eventId: string) {
  const { t } = useTranslation('marketplace');
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  // An invalid code of a link stays in the field, where the buyer can correct it.
  const [typed, setTyped] = useState(() => search.get(parameter) ?? '');
  const [ask, { isFetching, error }] = useLazyValidateMarketplaceCodeQuery();
  const enter = async (marketplaceCode: string): Promise<void> => {
    const answer = await ask({ eventId, code: marketplaceCode });
    if (answer.data) dispatch(codeEntered({ eventId, marketplaceCode }));
  };
  const given = search.get(parameter);
  const [isLinkRead, setLinkRead] = useState(!given);
  const takeFromLink = useEffectEvent((code: string) => {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true, preventScrollReset: true });
    void enter(code).then(() => setLinkRead(true));
  });
  useEffect(() => {
    if (given) takeFromLink(given);
  }, [given]);
  const problem = error && errorText(t, error);
  const remove = (): void => {
    setTyped('');
    dispatch(codeRemoved({ eventId }));
  };
  return { typed, setTyped, enter, problem, isFetching, isLinkRead, remove };
}
