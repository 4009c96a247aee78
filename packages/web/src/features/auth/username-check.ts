/** What is known of the name that is being typed. */
export type UsernameCheck =
  | { readonly type: 'unasked' }
  | { readonly type: 'asking' }
  | { readonly type: 'free' }
  | { readonly type: 'refused'; readonly reason: string }
