// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export interface ReleaseName {
releaseName: string
}
