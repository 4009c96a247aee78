import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>

/**
 * Functions of stable identity that call the latest ones, for event handlers of memoized children. React's
 * `useEffectEvent` does the same for functions that only effects call.
 */
export const useStableCallbacks = <A extends Functions>(functions: A): A => {
  const latest = useRef(functions)
  useLayoutEffect(() => {
    latest.current = functions
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as A,
  )
  return stable
}
