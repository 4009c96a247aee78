import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Icons = Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>

export type IconCollection = {
  readonly icons?: Icons
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

/** The file of a collection, thousands of icons in megabytes of JSON; an empty collection if there is none. */
export const readIconCollection = (name: string): Buffer => {
  const file = fileOf(name)
  return file !== undefined && existsSync(file) ? readFileSync(file) : Buffer.from('{}')
}

export const parseIconCollection = (bytes: Buffer): IconCollection => JSON.parse(bytes.toString()) as IconCollection

/** Resolved from the web app, which depends on the collections. */
const { resolve } = createRequire(new URL('../../../packages/web/package.json', import.meta.url))

const fileOf = (name: string): string | undefined => {
  try {
    return resolve(`@iconify-json/${name}/icons.json`)
  } catch {
    return undefined
  }
}
