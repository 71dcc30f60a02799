// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const promoterSaleLinkDefinitions: Record<string, JsonSchema> = {
  ConfirmPromoterAssignmentRequest: {"type":"object","required":["assignmentString"],"properties":{"assignmentString":{"$ref":"#/definitions/AssignmentString"}},"additionalProperties":false},
  ConfirmedAssignment: {"type":"object","required":["eventId","isPaymentDue"],"properties":{"eventId":{"$ref":"#/definitions/Id"},"isPaymentDue":{"type":"boolean"},"orderId":{"$ref":"#/definitions/Id","description":"Once nothing is due."}},"additionalProperties":false},
};

export const promoterSaleLinkSchemas: Record<'validatePromoterAssignmentV1' | 'confirmPromoterAssignmentV1' | 'declinePromoterAssignmentV1' | 'validatePromoterAssignment' | 'confirmPromoterAssignment' | 'declinePromoterAssignment', OperationSchema> = {
  validatePromoterAssignmentV1: {"querystring":{"type":"object","additionalProperties":false,"required":["assignmentString"],"properties":{"assignmentString":{"$ref":"foyer#/definitions/AssignmentString"}}},"response":{"$ref":"foyer#/definitions/GuestAssignment"}},
  confirmPromoterAssignmentV1: {"querystring":{"type":"object","additionalProperties":false,"required":["assignmentString"],"properties":{"assignmentString":{"$ref":"foyer#/definitions/AssignmentString"}}},"response":{"$ref":"foyer#/definitions/ConfirmedAssignment"}},
  declinePromoterAssignmentV1: {"querystring":{"type":"object","additionalProperties":false,"required":["assignmentString"],"properties":{"assignmentString":{"$ref":"foyer#/definitions/AssignmentString"}}},"response":{"$ref":"foyer#/definitions/Accepted"}},
  validatePromoterAssignment: {"querystring":{"type":"object","additionalProperties":false,"required":["assignmentString"],"properties":{"assignmentString":{"$ref":"foyer#/definitions/AssignmentString"}}},"response":{"$ref":"foyer#/definitions/GuestAssignment"}},
  confirmPromoterAssignment: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ConfirmPromoterAssignmentRequest"},"response":{"$ref":"foyer#/definitions/ConfirmedAssignment"}},
  declinePromoterAssignment: {"querystring":{"type":"object","additionalProperties":false,"required":["assignmentString"],"properties":{"assignmentString":{"$ref":"foyer#/definitions/AssignmentString"}}},"response":{"$ref":"foyer#/definitions/Accepted"}},
};
