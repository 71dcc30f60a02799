import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useLazyGetOrderDocumentQuery } from '@foyer/api-client/cart';
import { Button, LiveRegion, Notice, ReceiptIcon } from '@foyer/ui-kit';
import { saveFile } from '@foyer/util';

/** Decodes base64. */
const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(window.atob(content), (sign) => sign.charCodeAt(0));

/** Button that downloads an order as a PDF, with a page for each {product} that the buyer still owns. */
export function OrderPdf({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders');
  const [load, { data, error, isFetching }] = useLazyGetOrderDocumentQuery();
  const save = async (): Promise<void> => {
    const answer = await load({ orderId });
    if (answer.data) saveFile(answer.data.fileName, 'application/pdf', bytesOf(answer.data.content));
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<ReceiptIcon size={18} />}
        loading={isFetching}
        onClick={() => void save()}
      >
        {t('pdf.download')}
      </Button>
      <LiveRegion>
        {!isFetching && error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        {!isFetching && error === undefined && data && <Notice tone="success">{t('pdf.saved')}</Notice>}
      </LiveRegion>
    </>
  );
}
