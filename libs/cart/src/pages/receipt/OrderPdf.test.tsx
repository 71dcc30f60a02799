import { screen } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildOrder } from '../../testing/buildOrder.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const { orderId, eventId } = buildOrder();
const path = `/transaction/${eventId}/receipt?orderId=${orderId}`;
const show = (answers: MockAnswers) =>
  renderFeature(<ReceiptPage />, cartSettings({ getOrder: buildOrder(), ...answers }, { path }));
const button = () => screen.findByRole('button', { name: 'Download PDF' });

describe('the PDF of a receipt', () => {
  it('is saved as the file that the server made', async () => {
    let saved: Blob | undefined;
    const names: string[] = [];
    URL.createObjectURL = (content) => ((saved = content as Blob), 'blob:pdf');
    URL.revokeObjectURL = () => undefined;
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.href}`);
    });
    const content = Buffer.from('%PDF-1.7 é', 'latin1').toString('base64');
    const { user, api } = show({ getOrderDocument: { fileName: 'F7K2-M9QX.pdf', content } });
    await user.click(await button());
    expect(await screen.findByText('We downloaded your PDF. Check your downloads folder.')).toBeVisible();
    expect(names).toEqual(['F7K2-M9QX.pdf blob:pdf']);
    expect(saved!.type).toBe('application/pdf');
    expect(Buffer.from(await saved!.arrayBuffer()).toString('latin1')).toBe('%PDF-1.7 é');
    expect(api.calls).toContainEqual({ operationId: 'getOrderDocument', request: { orderId } });
    press.mockRestore();
  });

  it('says why it could not be made', async () => {
    const message = 'Too many attempts. Wait a minute and try again.';
    const { user } = show({ getOrderDocument: refuse('tooManyRequests', { message }) });
    await user.click(await button());
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is not offered for an order with nothing left to print', async () => {
    const print = { allowed: false, reason: 'tokenNotActive' };
    show({ getOrder: buildOrder({ allowed: { print } }) });
    expect(await screen.findByRole('link', { name: 'Add to calendar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  });
});
