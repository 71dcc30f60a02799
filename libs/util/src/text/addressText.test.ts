import { addressText } from './addressText.ts';

const address = { fullName: 'Ada Tremblay', address: '1 Rue Rachel', unit: '', country: 'CA' };

it('writes a shipping address on one line, without an empty unit [C3.29a-d]', () => {
  expect(addressText(address)).toBe('Ada Tremblay, 1 Rue Rachel, CA');
  expect(addressText({ ...address, unit: 'App. 5' })).toBe('Ada Tremblay, 1 Rue Rachel, App. 5, CA');
});
