declare module 'virtual:reading' {
  import type { Reading } from '@daykeep/rules/content'

  /** What there is to read, apart from the catalogue. */
  export const reading: Reading
}
