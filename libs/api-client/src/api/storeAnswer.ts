interface Running<Answer, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** Stores the answer of a mutation as that of a query, so that it needn't be fetched [I4.12]. */
export const storeAnswer =
  <Answer, Action>(store: (answer: Answer) => Action) =>
  async (_request: unknown, { dispatch, queryFulfilled }: Running<Answer, Action>): Promise<void> => {
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer) await dispatch(store(answer.data));
  };
