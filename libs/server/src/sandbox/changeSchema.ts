/** Builds the schema of a sandbox button's request: one of its changes to an event, which is known by vanity name. */
export const changeSchema = (changes: readonly string[]) => ({
  body: {
    type: 'object',
    required: ['event', 'change'],
    additionalProperties: false,
    properties: {
      event: { type: 'string', maxLength: 200 },
      change: { type: 'string', enum: changes },
    },
  },
});
