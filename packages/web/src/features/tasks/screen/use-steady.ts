import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>

/** The same functions for as long as the view is there, each calling the newest of its name. */
export const useSteady = <A extends Functions>(functions: A): A => {
  const latest = useRef(functions)
  useLayoutEffect(() => {
    latest.current = functions
  })
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as A,
  )
  return steady
}
