/** The named fields that the client sent; null counts as not sent. */
export const sentFields = (body: unknown, names: ReadonlyArray<string>): Readonly<Record<string, unknown>> => {
  const fields = Object(body) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined || fields[name] === null ? [] : [[name, fields[name]]])),
  )
}
