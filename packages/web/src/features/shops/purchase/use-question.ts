import { useState } from 'react'

/** A press of a button. `detail`: how many presses followed each other at once, 0 for a key. */
export type Press = { readonly detail: number }

/**
 * The question before something is paid, which takes the place of the button: the first press asks, the next one confirms.
 * The second press of a double click does not, as it would answer unread. docs/reference/screens.md 17 no. 21.
 */
export const useQuestion = (asks: boolean, onConfirm: () => void) => {
  const [isAsking, setAsking] = useState(false)
  return {
    isAsking,
    press: ({ detail }: Press) => (!asks || (isAsking && detail < 2) ? onConfirm() : setAsking(true)),
    cancel: () => setAsking(false),
  }
}
