declare module 'virtual:publications' {
  import type { Publications } from '@daykeep/rules/catalogue'

  /** Articles, questions and news. They are not part of the catalogue. */
  export const publications: Publications
}
