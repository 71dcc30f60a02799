import { css } from '@emotion/react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppliedPromoCode } from '@foyer/contract';
import { useFlag } from '@foyer/api-client/shell';
import { Button, LiveRegion, TextInput, textButtonEdge, theme } from '@foyer/ui-kit';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.space[3] });
const field = css({ flex: '1 1 180px', minWidth: 0 });
const inForce = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  padding: `${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]}`,
  border: '1px solid',
  borderRadius: theme.radius.medium,
  overflowWrap: 'anywhere',
});
const works = css({ background: theme.color.successSurface, borderColor: theme.color.success });
const hasNoEffect = css({ background: theme.color.warningSurface, borderColor: theme.color.warning });
const strong = css({ fontWeight: 600 });
const small = css({ fontSize: theme.text.small });
const compact = css({ maxWidth: '480px' });

export interface PromoCodeFieldProps {
  /** Code in force, with its discount. */
  applied: AppliedPromoCode | undefined;
  /** Why the last entered code was refused. */
  refusal: string | undefined;
  /** @returns whether the code is in force now */
  onApply: (promoCode: string) => Promise<boolean>;
  /** Clears the refusal. */
  onRetype: () => void;
  /** Removes the code; absent where the code can't be removed. */
  onRemove?: (() => void) | undefined;
  isBusy?: boolean;
}

/** Code in force, and a way to remove it, in one row. */
function AppliedCode({ applied, onRemove, isBusy }: PromoCodeFieldProps) {
  const { t } = useTranslation('promo');
  if (!applied) return null;
  const { discountCode, label, applies } = applied;
  return (
    <LiveRegion css={[inForce, applies ? works : hasNoEffect]} urgent={!applies}>
      <div css={field}>
        <p css={strong}>{t('active', { code: discountCode })}</p>
        <p css={small}>{applies ? label : t('noEffect', { label })}</p>
      </div>
      {onRemove && (
        <Button variant="text" disabled={isBusy ?? false} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </LiveRegion>
  );
}

/** Field for a promo code, inside another form or on its own [C5.09, C8.07]. */
export function PromoCodeField(props: PromoCodeFieldProps) {
  const { applied, refusal, onApply, onRetype } = props;
  const { t } = useTranslation('promo');
  const isOffered = useFlag('promoCodes');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(refusal !== undefined);
  const [isSending, setSending] = useState(false);
  const apply = async (): Promise<void> => {
    const promoCode = typed.trim();
    if (promoCode === '') return;
    setSending(true);
    const isApplied = await onApply(promoCode);
    setSending(false);
    if (!isApplied) return;
    setTyped('');
    setOpen(false);
  };
  const change = (value: string): void => {
    setTyped(value);
    if (refusal !== undefined) onRetype();
  };
  // Enter applies the code without submitting the form around it.
  const applyByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };
  if (applied) return <AppliedCode {...props} />;
  if (!isOffered) return null;
  if (!isOpen)
    return (
      <div>
        <Button variant="text" css={textButtonEdge} onClick={() => setOpen(true)}>
          {t('add')}
        </Button>
      </div>
    );
  return (
    <div css={[compact, line]}>
      <div css={field}>
        <TextInput
          label={t('label')}
          hideLabel
          placeholder={t('label')}
          value={typed}
          onValueChange={change}
          onKeyDown={applyByEnter}
          error={refusal}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      </div>
      <Button loading={isSending} onClick={() => void apply()}>
        {t('apply')}
      </Button>
    </div>
  );
}
