/** The original package, under a name that the legacy build does not replace. */
declare module 'emotion-cache-original' {
  export * from '@emotion/cache';
  export { default } from '@emotion/cache';
}
