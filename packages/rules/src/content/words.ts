/** Words that public places do without, and those that nobody may write at all. */
export type WordLists = { readonly banned: ReadonlyArray<string>; readonly slurs: ReadonlyArray<string> }
