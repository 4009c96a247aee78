import type { CSSProperties } from 'react'

/** Custom properties as a style object, which the content security policy allows. */
export const variables = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values))
