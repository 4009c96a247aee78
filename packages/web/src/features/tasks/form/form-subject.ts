/** The task that the form is about. */
export type FormSubject =
  | { readonly type: 'new' }
  | { readonly type: 'own' }
  /** The player's copy of a challenge's task. */
  | { readonly type: 'challenge'; readonly id: string; readonly name: string }
  /** Deleted elsewhere while the form was open. */
  | { readonly type: 'gone' }
