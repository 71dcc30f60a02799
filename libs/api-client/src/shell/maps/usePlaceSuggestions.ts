import { useEffect, useState } from 'react';
import type { PlaceQuestion, PlaceSuggestion } from './mapsAdapter.ts';
import { useMaps } from './useMaps.ts';

const pauseMs = 200;
const none: readonly PlaceSuggestion[] = [];

export interface PlaceSuggestions {
  suggestions: readonly PlaceSuggestion[];
  isFetching: boolean;
  /** Attribution to show beside them. */
  attribution?: string;
}

/**
 * Suggests places for a text, debounced; answers to earlier texts are dropped.
 * @param text empty to suggest nothing
 */
export function usePlaceSuggestions(
  text: string,
  { kind, locale, country }: PlaceQuestion,
): PlaceSuggestions {
  const { suggest, attribution } = useMaps();
  const [found, setFound] = useState<{ text: string; suggestions: readonly PlaceSuggestion[] }>();
  useEffect(() => {
    if (text === '') return undefined;
    let isOver = false;
    const take = (suggestions: readonly PlaceSuggestion[]): void => {
      if (!isOver) setFound({ text, suggestions });
    };
    const timer = setTimeout(() => {
      suggest(text, { kind, locale, ...(country ? { country } : {}) }).then(take, () => take(none));
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, kind, locale, country, suggest]);
  const isFound = text !== '' && found?.text === text;
  return {
    suggestions: isFound ? found.suggestions : none,
    isFetching: text !== '' && !isFound,
    ...(attribution === undefined ? {} : { attribution }),
  };
}
