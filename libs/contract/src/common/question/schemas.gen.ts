// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema } from '../../json-schema/jsonSchema.ts';

export const commonQuestionDefinitions: Record<string, JsonSchema> = {
  QuestionId: {"description":"Id of a question within its event.","type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$","maxLength":40},
  QuestionKind: {"type":"string","enum":["text","choice","yesNo"]},
  AskedPer: {"description":"Asked once for an order, or for each of its {product}s.","type":"string","enum":["order","token"]},
  EventQuestion: {"description":"Question that the organiser asks at checkout.","type":"object","required":["questionId","kind","label","required","per"],"properties":{"questionId":{"$ref":"#/definitions/QuestionId"},"kind":{"$ref":"#/definitions/QuestionKind"},"label":{"$ref":"#/definitions/ShortText"},"required":{"type":"boolean"},"per":{"$ref":"#/definitions/AskedPer"},"choices":{"description":"Of a question of the kind `choice`.","type":"array","minItems":2,"maxItems":20,"items":{"$ref":"#/definitions/QuestionChoice"}}},"additionalProperties":false},
  QuestionChoice: {"type":"object","required":["choiceId","label"],"properties":{"choiceId":{"$ref":"#/definitions/QuestionId"},"label":{"$ref":"#/definitions/ShortText"}},"additionalProperties":false},
  QuestionNumber: {"description":"Which {product} of the order it is about, from 1; absent where it is asked once.","type":"integer","minimum":1,"maximum":200},
  QuestionAnswer: {"type":"object","required":["questionId","answer"],"properties":{"questionId":{"$ref":"#/definitions/QuestionId"},"number":{"$ref":"#/definitions/QuestionNumber"},"answer":{"description":"Text; id of a choice; `yes` or `no`.","type":"string","minLength":1,"maxLength":200}},"additionalProperties":false},
  AnsweredQuestion: {"description":"Question as it was asked, in the words of then, with its answer.","type":"object","required":["questionId","kind","label","answer"],"properties":{"questionId":{"$ref":"#/definitions/QuestionId"},"kind":{"$ref":"#/definitions/QuestionKind"},"label":{"$ref":"#/definitions/ShortText"},"number":{"$ref":"#/definitions/QuestionNumber"},"answer":{"description":"Text; words of a choice; `yes` or `no`.","type":"string","maxLength":200}},"additionalProperties":false},
};
