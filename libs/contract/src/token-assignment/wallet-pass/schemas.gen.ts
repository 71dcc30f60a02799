// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const tokenAssignmentWalletPassDefinitions: Record<string, JsonSchema> = {
  ApplePass: {"type":"object","required":["fileName","content"],"properties":{"fileName":{"type":"string","maxLength":60},"content":{"description":"The signed file in base64.","type":"string","maxLength":400000}},"additionalProperties":false},
  GooglePass: {"type":"object","required":["url"],"properties":{"url":{"description":"Page of Google Wallet with the signed pass in its address.","type":"string","pattern":"^https?://","maxLength":8000}},"additionalProperties":false},
};

export const tokenAssignmentWalletPassSchemas: Record<'getApplePass' | 'getGooglePass', OperationSchema> = {
  getApplePass: {"querystring":{"type":"object","additionalProperties":false,"required":["tokenId"],"properties":{"tokenId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/ApplePass"}},
  getGooglePass: {"querystring":{"type":"object","additionalProperties":false,"required":["tokenId"],"properties":{"tokenId":{"$ref":"foyer#/definitions/Id"}}},"response":{"$ref":"foyer#/definitions/GooglePass"}},
};
