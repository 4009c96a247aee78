import { minifySync } from 'vite'

/** A script as it is written into a page, with no syntax that is newer than what it has or than the given year's. */
export const minified = (name: string, code: string, target = 'es2022'): string => {
  const { code: text, errors } = minifySync(name, code, { compress: { target } })
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`)
  return text.trim()
}
