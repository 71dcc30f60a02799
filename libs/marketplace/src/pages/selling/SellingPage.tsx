import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { SecondaryMarketplace } from '@foyer/contract';
import { useGetSecondaryMarketplaceQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import { Button, EmptyState, LinkButton, Stack } from '@foyer/ui-kit';
import { focusFirstInvalid } from '@foyer/ui-kit/forms';
import { AskFields } from './ask/AskFields.tsx';
import { SellingFrame } from './SellingFrame.tsx';
import { SellNowHint } from './ask/SellNowHint.tsx';
import { TokenChoice } from './ask/TokenChoice.tsx';
import { draftFromSearch, draftToSearch, mainSelection } from './ask/sellDraft.ts';
import { useAsk } from './ask/useAsk.ts';

function SellForm({ market, main }: { market: SecondaryMarketplace; main: readonly string[] }) {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId } = useParams();
  const [search] = useSearchParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const { requireVerified } = useAuthentication();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const first = draftFromSearch(search);
  const [chosen, setChosen] = useState<readonly string[]>(() => [
    ...new Set([...main, ...(first.tokenIds ?? [])]),
  ]);
  const tokens = market.tokens.filter((token) => chosen.includes(token.tokenId));
  const ask = useAsk({ market, tokens, first });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const { amount, problem, payoutMethodId, hoursBefore, quote } = ask;
    if (problem || amount === undefined) focusFirstInvalid(form.current!, { price: problem });
    else if (payoutMethodId !== undefined && quote.error === undefined)
      void requireVerified(async () => {
        const draft = { tokenIds: tokens.map((each) => each.tokenId), amount, hoursBefore, payoutMethodId };
        await navigate(`${paths.sellingReview({ eventId, tokenId })}?${draftToSearch(draft)}`);
      });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={8}>
        <TokenChoice
          event={market.event}
          tokens={market.tokens}
          chosen={chosen}
          main={main}
          onChosen={setChosen}
        />
        <AskFields
          ask={ask}
          market={market}
          offerGroupId={tokens[0]!.offerGroupId}
          count={tokens.length}
          isTried={isTried}
        />
        <SellNowHint
          market={market}
          tokenIds={tokens.map((each) => each.tokenId)}
          quote={ask.isQuoting ? undefined : ask.quote.data}
        />
        <div>
          <Button type="submit" variant="primary" size="large">
            {t('continue')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Selling {product} to other fans: what, for how much, until when, and where the money goes [C2.12a, C2.30]. */
export function SellingPage() {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId } = useParams();
  const paths = usePaths();
  const query = useGetSecondaryMarketplaceQuery({ eventId });
  const market = query.data;
  const main = market ? mainSelection(market.tokens, tokenId) : [];
  return (
    <SellingFrame title={t('title')} query={query} event={market?.event}>
      {market && main.length > 0 && <SellForm market={market} main={main} />}
      {market && main.length === 0 && (
        <>
          <TokenChoice
            event={market.event}
            tokens={market.tokens}
            chosen={[]}
            main={[]}
            onChosen={() => undefined}
          />
          <EmptyState
            title={t('choose.none')}
            action={<LinkButton href={paths.token({ eventId })}>{t('event')}</LinkButton>}
          />
        </>
      )}
    </SellingFrame>
  );
}
