import type { FoyerStore } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';

const toldKey = 'foyer-attribution-told';

const inOrder = (headers: Record<string, string>): string =>
  JSON.stringify(Object.entries(headers).sort(([left], [right]) => (left < right ? -1 : 1)));

/**
 * Reports once per browser session that an advertisement or affiliate led here, and fetches the advertisement's name if
 * the address lacked it; other visits load no code for it [I7.26].
 * @param headers headers of every call; extended by the campaign's [I7.02]
 */
export async function reportVisit(
  store: FoyerStore,
  storage: SafeStorage,
  headers: Record<string, string>,
): Promise<void> {
  if (Object.keys(headers).length === 0 || storage.getItem(toldKey) === inOrder(headers)) return;
  const { attributionApi } = await import('@foyer/api-client/shell/attribution');
  const { nameAdvertisement } = await import('../attribution/attribution.ts');
  const { getAdvertisementData, recordSystemEvent } = attributionApi.endpoints;
  const advertisementId = headers['Advertisement-Id'];
  if (advertisementId !== undefined && headers['Advertisement-Data'] === undefined) {
    const { data } = await store.dispatch(getAdvertisementData.initiate({ advertisementId }));
    if (data) Object.assign(headers, nameAdvertisement(storage, data.advertisementData));
  }
  storage.setItem(toldKey, inOrder(headers));
  await store.dispatch(recordSystemEvent.initiate({ eventType: 'visit' }));
}
