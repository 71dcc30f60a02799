// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EmailAddress } from '../common/value.gen.ts';
export interface ResumePart {
/**
 * Id from the first call; without it a new upload starts.
 */
uploadToken?: string
/**
 * Offset of the part in the file, in bytes.
 */
offset: number
/**
 * Part in base64, at most 512 KiB.
 */
content: string
}
export interface ResumeUpload {
uploadToken: string
/**
 * Offset of the next part, in bytes.
 */
receivedBytes: number
}
/**
 * The résumé is a PDF, DOC, DOCX, ODT, RTF or TXT file, recognised by its content [I3.24].
 */
export interface JobApplication {
jobId: string
emailAddress: EmailAddress
message: string
uploadToken: string
}
