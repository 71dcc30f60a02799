import { readShipmentWords } from './shipmentCommand.ts';

describe('foyer shipment', () => {
  it('reads the event of a list, and an order with its carrier and how it is tracked', () => {
    expect(readShipmentWords(['list', 'north'])).toEqual({ change: 'list', event: 'north' });
    expect(readShipmentWords(['delivered', 'F-1'])).toEqual({ change: 'delivered', orderNumber: 'F-1' });
    const shipped = { change: 'shipped', orderNumber: 'F-1' };
    const link = 'https://post.example/7023';
    expect(readShipmentWords(['shipped', 'F-1', 'UPS'])).toEqual({ ...shipped, parcel: { carrier: 'UPS' } });
    expect(readShipmentWords(['shipped', 'F-1', 'UPS', '7023', link])).toEqual({
      ...shipped,
      parcel: { carrier: 'UPS', trackingNumber: '7023', trackingLink: link },
    });
    expect(readShipmentWords(['shipped', 'F-1', 'UPS', link])).toEqual({
      ...shipped,
      parcel: { carrier: 'UPS', trackingLink: link },
    });
  });

  it.each([
    [[], /foyer shipment list EVENT/],
    [['list'], /foyer shipment list EVENT/],
    [['list', 'north', 'more'], /foyer shipment list EVENT/],
    [['shipped', 'F-1'], /foyer shipment list EVENT/],
    [['shipped', 'F-1', 'UPS', '1', '2'], /foyer shipment list EVENT/],
    [['delivered', 'F-1', 'UPS'], /foyer shipment list EVENT/],
    [['shipped', 'F-1', 'UPS', 'http://post.example'], /LINK begins with https/],
    [['shipped', 'F-1', 'U'.repeat(61)], /at most 60 characters/],
  ])('refuses %j', (words, message) => expect(() => readShipmentWords(words)).toThrow(message));
});
