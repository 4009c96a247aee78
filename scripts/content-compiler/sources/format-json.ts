/** Of the formatter; a list that fits stands on one line. */
const LINE_WIDTH = 120

/** A value as the formatter of the repository lays it out, `indent` spaces in and after `before` letters of its line. */
export const formatJson = (value: unknown, indent = 0, before = indent): string => {
  if (Array.isArray(value)) return listText(value, indent, before)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, inner]) => {
    const name = `${' '.repeat(indent + 2)}${JSON.stringify(key)}: `
    return `${name}${formatJson(inner, indent + 2, name.length)}`
  })
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${' '.repeat(indent)}}`
}

const listText = (items: ReadonlyArray<unknown>, indent: number, before: number): string => {
  const line = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`
  const isFlat = items.every((item) => typeof item !== 'object' || item === null)
  if (isFlat && before + line.length < LINE_WIDTH) return line
  const lines = items.map((item) => `${' '.repeat(indent + 2)}${formatJson(item, indent + 2)}`)
  return `[\n${lines.join(',\n')}\n${' '.repeat(indent)}]`
}
