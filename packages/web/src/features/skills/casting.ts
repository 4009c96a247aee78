/** A skill that waits for a task. */
export type Casting = { readonly skill: string; readonly quantity: number }
