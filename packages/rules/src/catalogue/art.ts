/** How an item is drawn, in the vocabulary of the art library. */
export type Art = { readonly [field: string]: unknown }
