/** Maximum length of a summary, in characters. docs/reference/application.md 5. */
export const LONGEST_SUMMARY = 250

/** The summary, or the start of the name if it is empty. */
export const summaryOf = ({ summary, name = '' }: { readonly summary?: string; readonly name?: string }): string =>
  summary === undefined || summary === '' ? name.slice(0, LONGEST_SUMMARY) : summary
