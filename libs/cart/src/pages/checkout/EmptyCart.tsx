import { useTranslation } from 'react-i18next';
import { Button, textButtonEdge, useOverlays } from '@foyer/ui-kit';

/** Button that gives back all items of the event, once the buyer has confirmed [C4.02c]. */
export function EmptyCart({ isBusy, onEmpty }: { isBusy: boolean; onEmpty: () => void }) {
  const { t } = useTranslation('checkout');
  const overlays = useOverlays();
  const ask = async (): Promise<void> => {
    const texts = {
      title: t('clear.title'),
      message: t('clear.hint'),
      yes: t('clear.action'),
      no: t('clear.keep'),
    };
    if (await overlays.confirm(texts)) onEmpty();
  };
  return (
    <div>
      <Button variant="text" css={textButtonEdge} disabled={isBusy} onClick={() => void ask()}>
        {t('clear.action')}
      </Button>
    </div>
  );
}
