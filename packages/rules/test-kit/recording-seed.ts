import { roll, type Throws } from '../src/kernel/index.ts'

/** Throws that fall as for a text, and note under which names they were asked for. */
export type RecordingSeed = { readonly seed: Throws; readonly names: ReadonlyArray<string> }

export const recordingSeed = (text: string): RecordingSeed => {
  const names: string[] = []
  const seed = new Proxy<Throws>(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined
        names.push(name)
        return roll(text, name)
      },
    },
  )
  return { seed, names }
}
