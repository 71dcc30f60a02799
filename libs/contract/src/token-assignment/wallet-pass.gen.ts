// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export interface ApplePass {
fileName: string
/**
 * The signed file in base64.
 */
content: string
}
export interface GooglePass {
/**
 * Page of Google Wallet with the signed pass in its address.
 */
url: string
}
