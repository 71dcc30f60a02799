// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ShortText } from './value.gen.ts';
/**
 * Id of a question within its event.
 */
export type QuestionId = string
export type QuestionKind = ("text" | "choice" | "yesNo")
/**
 * Asked once for an order, or for each of its {product}s.
 */
export type AskedPer = ("order" | "token")
/**
 * Which {product} of the order it is about, from 1; absent where it is asked once.
 */
export type QuestionNumber = number

/**
 * Question that the organiser asks at checkout.
 */
export interface EventQuestion {
questionId: QuestionId
kind: QuestionKind
label: ShortText
required: boolean
per: AskedPer
/**
 * Of a question of the kind `choice`.
 * 
 * @minItems 2
 * @maxItems 20
 */
choices?: QuestionChoice[]
}
export interface QuestionChoice {
choiceId: QuestionId
label: ShortText
}
export interface QuestionAnswer {
questionId: QuestionId
number?: QuestionNumber
/**
 * Text; id of a choice; `yes` or `no`.
 */
answer: string
}
/**
 * Question as it was asked, in the words of then, with its answer.
 */
export interface AnsweredQuestion {
questionId: QuestionId
kind: QuestionKind
label: ShortText
number?: QuestionNumber
/**
 * Text; words of a choice; `yes` or `no`.
 */
answer: string
}
