import { type EntryTemplate, listIn, valueOf } from './entry-template.ts'

const KINDS = [
  'shirt',
  'skin',
  'chair',
  ...'color base bangs beard mustache flower'.split(' ').map((part) => `hair-${part}`),
]

export const look: EntryTemplate = {
  usage: 'look KIND KEY [SET]      a way to look, sold with a set or free for everybody; its drawing is yours',
  make: ([kind = '', key = '', set], workspace) => {
    if (!KINDS.includes(kind)) return `a look is of ${KINDS.join(', ')}`
    if (!/^\w+$/.test(key)) return 'a look needs a key such as dusk'
    const path = `data/appearance/${kind}.json`
    const sets = listIn(workspace, path, 'sets') as ReadonlyArray<{ readonly set?: string; readonly looks?: unknown }>
    const { free } = Object(valueOf(workspace, path)) as { readonly free?: ReadonlyArray<string> }
    const taken = [free, ...sets.map(({ looks }) => looks)].some((list) => Array.isArray(list) && list.includes(key))
    if (taken) return `there is a ${kind} "${key}" already`
    const at = sets.findIndex((each) => each.set === set)
    if (set !== undefined && at < 0)
      return `the sets of ${kind} are ${sets.map((each) => each.set).join(', ') || 'none'}`
    const list = set === undefined ? ['free'] : ['sets', at, 'looks']
    return { changes: [{ type: 'entry', path, list, value: key }] }
  },
}
