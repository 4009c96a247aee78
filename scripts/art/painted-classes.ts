import { readFileSync } from 'node:fs'

const ART_CSS = new URL('../../packages/web/src/art/art.css', import.meta.url)

/** The classes that art.css paints: what a template may use. */
export const paintedClasses = (): ReadonlySet<string> =>
  new Set([...readFileSync(ART_CSS, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''))
