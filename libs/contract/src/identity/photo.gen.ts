// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export interface SetPhotoRequest {
/**
 * JPEG, PNG or WebP file in base64, at most 5 MB.
 */
image: string
}
