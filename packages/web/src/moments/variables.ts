import type { CSSProperties } from 'react'

/** Custom properties as a style, which the content security policy lets through. */
export const variables = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values))
