// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from '../../json-schema/jsonSchema.ts';

export const shellCareersDefinitions: Record<string, JsonSchema> = {
  ResumePart: {"type":"object","required":["offset","content"],"properties":{"uploadToken":{"description":"Id from the first call; without it a new upload starts.","type":"string","minLength":1,"maxLength":100},"offset":{"description":"Offset of the part in the file, in bytes.","type":"integer","minimum":0,"maximum":10485760,"examples":[0]},"content":{"description":"Part in base64, at most 512 KiB.","type":"string","pattern":"^[A-Za-z0-9+/]+={0,2}$","minLength":4,"maxLength":699052,"examples":["QW5hIFJ1aXosIHN0YWdlIG1hbmFnZXI="]}},"additionalProperties":false},
  ResumeUpload: {"type":"object","required":["uploadToken","receivedBytes"],"properties":{"uploadToken":{"type":"string","minLength":43,"maxLength":43},"receivedBytes":{"description":"Offset of the next part, in bytes.","type":"integer","minimum":1,"maximum":10485760}},"additionalProperties":false},
  JobApplication: {"description":"The résumé is a PDF, DOC, DOCX, ODT, RTF or TXT file, recognised by its content [I3.24].","type":"object","required":["jobId","emailAddress","message","uploadToken"],"properties":{"jobId":{"type":"string","pattern":"^[a-z0-9-]{1,60}$","minLength":1,"maxLength":60,"examples":["seat-map-engineer"]},"emailAddress":{"$ref":"#/definitions/EmailAddress"},"message":{"type":"string","minLength":1,"maxLength":4000},"uploadToken":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false},
};

export const shellCareersSchemas: Record<'uploadResumePart' | 'applyForJob', OperationSchema> = {
  uploadResumePart: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/ResumePart"},"response":{"$ref":"foyer#/definitions/ResumeUpload"}},
  applyForJob: {"querystring":{"type":"object","additionalProperties":false,"required":[],"properties":{}},"body":{"$ref":"foyer#/definitions/JobApplication"},"response":{"$ref":"foyer#/definitions/Accepted"}},
};
