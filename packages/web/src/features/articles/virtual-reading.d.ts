declare module 'virtual:reading' {
  import type { Reading } from '@daykeep/rules/catalogue'

  /** Articles, questions and news. They are not part of the catalogue. */
  export const reading: Reading
}
