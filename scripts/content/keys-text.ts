import type { ReleasedKeys } from '../../packages/rules/src/content/index.ts'

/** Of the formatter; a list that fits stands on one line. */
const LINE_WIDTH = 120

/** The file of released keys, laid out as the formatter of the repository would. */
export const keysText = (released: ReleasedKeys): string => {
  const kinds = Object.entries(released).map(([kind, keys]) => {
    const quoted = keys.map((key) => JSON.stringify(key))
    const line = `  ${JSON.stringify(kind)}: [${quoted.join(', ')}]`
    return line.length < LINE_WIDTH
      ? line
      : `  ${JSON.stringify(kind)}: [\n${quoted.map((key) => `    ${key}`).join(',\n')}\n  ]`
  })
  return `{\n${kinds.join(',\n')}\n}\n`
}
