const MINUTE = 60_000

/** An instant as the browser's field for date and time wants it, in the reader's zone: `2026-11-21T12:00`. */
export const toLocalMoment = (iso: string): string => {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}

/** The instant of such a text; undefined while it is not whole. */
export const fromLocalMoment = (text: string): string | undefined => {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
