import type { CatalogueAddress } from '@foyer/catalogue';
import timeZoneAt from '@photostructure/tz-lookup';
import { pointerTo, type ImportProblems } from '../document/importProblems.ts';
import type { ImportOptions } from '../document/importOptions.ts';
import { nodesOf, textOf, type NodeAt } from './nodeReader.ts';
import { readCount } from './readCount.ts';
import { countryOf, regionOf } from './regions.ts';

/** Place of an event, with the data of a venue. */
export interface ReadPlace {
  name: string;
  address: CatalogueAddress;
  latitude: number;
  longitude: number;
  timeZone: string;
  capacity?: number;
}

type AddressParts = Partial<Record<'street' | 'city' | 'region' | 'postalCode' | 'country', string>>;

/** Splits `220 S. Michigan Ave, Chicago, Illinois, USA` from the end: country, region with postal code, city. */
function partsOfLine(line: string): AddressParts {
  const words = line.split(',').map((word) => word.trim());
  const country = countryOf(words.at(-1) ?? '') ? words.pop() : undefined;
  const regionWords = words.pop() ?? '';
  const postal = /^(.*?)\s+(\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/.exec(regionWords);
  const region = postal?.[1] ?? regionWords;
  const city = words.pop();
  return {
    region,
    street: words.join(', '),
    ...(country ? { country } : {}),
    ...(postal?.[2] ? { postalCode: postal[2] } : {}),
    ...(city ? { city } : {}),
  };
}

function addressParts(place: NodeAt): { parts: AddressParts; pointer: string } {
  const pointer = pointerTo(place.pointer, 'address');
  const line = textOf(place, 'address');
  if (line !== undefined) return { parts: partsOfLine(line), pointer };
  const address = nodesOf(place, 'address')[0];
  if (!address) return { parts: {}, pointer };
  const countryNode = nodesOf(address, 'addressCountry')[0];
  const entries = {
    street: textOf(address, 'streetAddress'),
    city: textOf(address, 'addressLocality'),
    region: textOf(address, 'addressRegion'),
    postalCode: textOf(address, 'postalCode'),
    country: textOf(address, 'addressCountry') ?? (countryNode && textOf(countryNode, 'name')),
  };
  const parts = Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
  return { parts, pointer: address.pointer };
}

function readAddress(place: NodeAt, problems: ImportProblems): CatalogueAddress | undefined {
  const { parts, pointer } = addressParts(place);
  const region = regionOf(parts.region ?? '');
  const country = parts.country === undefined ? region?.country : countryOf(parts.country);
  if (!parts.city) return problems.add(pointer, 'expected a postal address with a city (addressLocality)');
  if (!country) {
    return problems.add(
      pointerTo(pointer, 'addressCountry'),
      `expected the United States or Canada, found ${parts.country ?? 'none'}`,
    );
  }
  if (!region || region.country !== country) {
    return problems.add(
      pointerTo(pointer, 'addressRegion'),
      `expected a state or province of ${country}, found ${parts.region ?? 'none'}`,
    );
  }
  return {
    street: parts.street ?? '',
    city: parts.city,
    region: region.code,
    postalCode: parts.postalCode ?? '',
    country,
  };
}

function readPosition(place: NodeAt): { latitude: number; longitude: number } | undefined {
  const geo = nodesOf(place, 'geo')[0] ?? place;
  const latitude = Number(textOf(geo, 'latitude') ?? Number.NaN);
  const longitude = Number(textOf(geo, 'longitude') ?? Number.NaN);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Reads a place, or reports its missing part. A missing position is looked up. */
export function readPlace(
  place: NodeAt,
  options: ImportOptions,
  problems: ImportProblems,
): ReadPlace | undefined {
  const name = textOf(place, 'name');
  if (!name) return problems.add(pointerTo(place.pointer, 'name'), 'expected the name of the place');
  const address = readAddress(place, problems);
  if (!address) return undefined;
  const position = readPosition(place) ?? options.locate?.(address);
  if (!position) {
    return problems.add(
      pointerTo(place.pointer, 'geo'),
      `expected geo with latitude and longitude; the city ${address.city} is not in the list of cities`,
    );
  }
  const timeZone = options.timeZone ?? timeZoneAt(position.latitude, position.longitude);
  const capacity = readCount(place, 'maximumAttendeeCapacity', 1, problems);
  return {
    name,
    address,
    latitude: position.latitude,
    longitude: position.longitude,
    timeZone,
    ...(capacity === undefined ? {} : { capacity }),
  };
}
