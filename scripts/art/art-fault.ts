import type { Place } from './xml.ts'

/** Something in a drawing or its data that would draw wrongly: where it is, and what was expected. */
export type ArtFault = { readonly file: string; readonly place?: Place | undefined; readonly message: string }

/** One line for a designer: file, line and column, message. */
export const artFaultLine = ({ file, place, message }: ArtFault): string =>
  `error  ${file}${place ? `:${place.line}:${place.column}` : ''}  ${message}`
