import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StreamFeedbackRequest } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGiveStreamFeedbackMutation } from '@foyer/api-client/streaming';
import { Button, Card, Inline, Notice, RadioGroup, Stack, TextArea, theme } from '@foyer/ui-kit';

const ratings = [5, 4, 3, 2, 1] as const;
const commentLimit = 1_000;

export interface FeedbackProps {
  eventId: string;
  /** Whether the viewer has watched and not answered yet. */
  isDue: boolean;
}

/** Question after the show, which can be skipped, and thanks for its answer [C2.31]. */
export function Feedback({ eventId, isDue }: FeedbackProps) {
  const { t } = useTranslation('streaming');
  const [give, { error, isLoading, originalArgs }] = useGiveStreamFeedbackMutation();
  const [rating, setRating] = useState('');
  const [comment, setComment] = useState('');
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) {
    return (
      <Notice tone="success" title={t('feedback.thanks')}>
        {t('feedback.thanksText')}
      </Notice>
    );
  }
  if (!isDue) return null;
  const send = async (answer: Omit<StreamFeedbackRequest, 'eventId'>): Promise<void> => {
    const result = await give({ eventId, ...answer });
    if (result.error === undefined && answer.rating !== undefined) setAnswered(true);
  };
  const isSending = isLoading && originalArgs?.rating !== undefined;
  const words = comment.trim();
  return (
    <Card as="section" aria-labelledby="stream-feedback" css={{ maxWidth: theme.size.measure }}>
      <Stack gap={4}>
        <h2 id="stream-feedback" css={{ fontSize: theme.text.title }}>
          {t('feedback.title')}
        </h2>
        <RadioGroup
          name="rating"
          label={t('feedback.rating')}
          value={rating}
          onValueChange={setRating}
          options={ratings.map((each) => ({ value: String(each), label: t(`feedback.rate.${each}`) }))}
        />
        <TextArea
          label={t('feedback.comment')}
          optional
          value={comment}
          onValueChange={setComment}
          characterLimit={commentLimit}
        />
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Inline gap={3} align="start">
          <Button
            variant="primary"
            disabledReason={rating === '' ? t('feedback.rateFirst') : undefined}
            disabled={words.length > commentLimit}
            loading={isSending}
            onClick={() => void send({ rating: Number(rating), ...(words === '' ? {} : { comment: words }) })}
          >
            {t('feedback.send')}
          </Button>
          <Button loading={isLoading && !isSending} onClick={() => void send({})}>
            {t('feedback.skip')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
