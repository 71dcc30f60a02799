import type { Coordinates } from '@foyer/contract';
import type { Maps, Place, PlaceQuestion, PlaceSuggestion } from './mapsAdapter.ts';
import { loadMapsScript, onRefusal } from './mapsScript.ts';

interface GooglePlace {
  id: string;
  displayName?: string | null;
  formattedAddress?: string | null;
  location?: { lat: () => number; lng: () => number } | null;
  fetchFields: (asked: { fields: string[] }) => Promise<unknown>;
}
interface Prediction {
  placeId: string;
  text: { text: string };
  mainText?: { text: string } | null;
  secondaryText?: { text: string } | null;
  toPlace: () => GooglePlace;
}
interface PlacesLibrary {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: object) => Promise<{
      suggestions: { placePrediction?: Prediction | null }[];
    }>;
  };
  AutocompleteSessionToken: new () => object;
}
type Marker = { setMap: (map: null) => void };
interface Libraries {
  places: PlacesLibrary;
  maps: { Map: new (box: HTMLElement, options: object) => object };
  marker: { Marker: new (options: object) => Marker };
}
interface Google {
  importLibrary: <Name extends keyof Libraries>(name: Name) => Promise<Libraries[Name]>;
}
type Service = Required<Pick<Maps, 'suggest' | 'showStreets'>>;

const streetZoom = 15;
const pointOf = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lng: longitude });

async function placeOf(place: GooglePlace): Promise<Place> {
  await place.fetchFields({ fields: ['displayName', 'formattedAddress', 'location'] });
  const { id, displayName, formattedAddress, location } = place;
  if (!location) throw new Error('The maps service does not say where that is');
  return {
    placeId: id,
    name: displayName ?? '',
    address: formattedAddress ?? '',
    coordinates: { latitude: location.lat(), longitude: location.lng() },
  };
}

const requestOf = (input: string, { kind, locale, country }: PlaceQuestion, sessionToken: object) => ({
  input,
  language: locale,
  sessionToken,
  ...(kind === 'city' ? { includedPrimaryTypes: ['(cities)'] } : {}),
  ...(country ? { includedRegionCodes: [country.toLowerCase()] } : {}),
});

/** Groups keystrokes until a place is chosen into one billing session. */
function createSuggest(google: Google): Service['suggest'] {
  let token: object | undefined;
  return async (text, question) => {
    const { AutocompleteSuggestion, AutocompleteSessionToken } = await google.importLibrary('places');
    token ??= new AutocompleteSessionToken();
    const asked = requestOf(text, question, token);
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(asked);
    return suggestions.flatMap(({ placePrediction: found }): PlaceSuggestion[] => {
      if (!found) return [];
      const find = (): Promise<Place> => {
        token = undefined;
        return placeOf(found.toPlace());
      };
      const name = found.mainText?.text ?? found.text.text;
      return [{ id: found.placeId, name, detail: found.secondaryText?.text ?? '', find }];
    });
  };
}

const createShowStreets =
  (google: Google): Service['showStreets'] =>
  async (box, { centre, name }, fail) => {
    const [{ Map: StreetMap }, { Marker }] = await Promise.all([
      google.importLibrary('maps'),
      google.importLibrary('marker'),
    ]);
    const stopHearing = onRefusal(fail);
    const map = new StreetMap(box, {
      center: pointOf(centre),
      zoom: streetZoom,
      // The page scrolls over the map; two fingers move it.
      gestureHandling: 'cooperative',
      mapTypeControl: false,
      streetViewControl: false,
    });
    const marker = new Marker({ map, position: pointOf(centre), title: name });
    return () => {
      stopHearing();
      marker.setMap(null);
      // Safari 12 lacks replaceChildren.
      box.textContent = '';
    };
  };

let loading: Promise<Service> | undefined;

/**
 * Loads Google Maps with the places library, once per page, in the language of the first caller [I7.30].
 * @throws Error when the script fails to load; the next call retries
 */
export function loadGoogleMaps(scriptUrl: string, locale: string): Promise<Service> {
  loading ??= loadMapsScript(scriptUrl, locale).then(
    (maps) => {
      const google = maps as Google;
      return { suggest: createSuggest(google), showStreets: createShowStreets(google) };
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
