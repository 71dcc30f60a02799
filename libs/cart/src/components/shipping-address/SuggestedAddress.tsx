import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { usePlaceSuggestions, type PlaceSuggestion } from '@foyer/api-client/shell/maps';
import { ComboboxField } from '@foyer/ui-kit/forms';
import type { ShippingAddressValues } from './shippingAddressValues.ts';

/** Minimum query length; shorter queries match everywhere. */
const leastLetters = 4;

/** Street field with suggestions of the maps service; a chosen suggestion also stores its place id [C3.29, I3.22]. */
export function SuggestedAddress({ label }: { label: string }) {
  const { i18n } = useTranslation('cart');
  const form = useForm<ShippingAddressValues>();
  const { values } = useFormState<ShippingAddressValues>({ subscription: { values: true } });
  const { address = '', suggested, country } = values;
  const text = address.trim();
  const isAsking = text.length >= leastLetters && address !== suggested?.address;
  const { suggestions, isFetching, attribution } = usePlaceSuggestions(isAsking ? text : '', {
    kind: 'address',
    locale: i18n.language,
    ...(country ? { country } : {}),
  });
  const take = async ({ name, detail, find }: PlaceSuggestion): Promise<void> => {
    try {
      const place = await find();
      form.change('suggested', { address: place.address, googlePlaceId: place.placeId });
      form.change('address', place.address);
    } catch {
      // Fallback when the service returns no details: the suggestion's own text is used as the address.
      form.change('address', [name, detail].filter(Boolean).join(', '));
    }
  };
  return (
    <ComboboxField
      name="address"
      label={label}
      {...(attribution ? { hint: attribution } : {})}
      options={suggestions.map(({ id, name, detail }) => ({ id, label: name, detail }))}
      onSelect={({ id }) => {
        const taken = suggestions.find((each) => each.id === id);
        if (taken) void take(taken);
      }}
      loading={isFetching}
      // No "nothing found" message: addresses unknown to the service may be right.
      searched={false}
    />
  );
}
