/** `banned`: not allowed in public places. `slurs`: not allowed anywhere. */
export type WordLists = { readonly banned: ReadonlyArray<string>; readonly slurs: ReadonlyArray<string> }
