/** How an item is drawn; the vocabulary is the art library's. */
export type Art = { readonly [field: string]: unknown }
