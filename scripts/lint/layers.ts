import { dirname, relative, resolve, sep } from 'node:path'
import { importRule, type RuleContext } from './import-rule.ts'

/**
 * `root`: the folder that the layers divide, from the repository's root. `layers`: its entries (folders, or files without
 * their ending), lowest first. `*` stands for all that are not named; those may import each other.
 */
type Layers = { readonly root: string; readonly layers: ReadonlyArray<ReadonlyArray<string>> }

/** Code imports from lower layers and from its own folder, never upwards or from a neighbour in its layer. docs/architecture.md. */
export const layers = importRule(
  (context) => checkLayers(context),
  [
    {
      type: 'object',
      properties: {
        root: { type: 'string' },
        layers: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      },
      required: ['root', 'layers'],
    },
  ],
)

const OTHERS = '*'

const checkLayers = ({ physicalFilename, cwd, options }: RuleContext) => {
  const { root, layers: order } = options[0] as unknown as Layers
  const entryOf = (path: string): string =>
    (relative(resolve(cwd, root), path).split(sep)[0] ?? '').replace(/\.tsx?$/, '')
  const isNamed = (entry: string): boolean => order.some((layer) => layer.includes(entry))
  const layerOf = (entry: string): number => order.findIndex((layer) => layer.includes(isNamed(entry) ? entry : OTHERS))
  const own = entryOf(physicalFilename)
  return (specifier: string): string | undefined => {
    if (!specifier.startsWith('.')) return undefined
    const entry = entryOf(resolve(dirname(physicalFilename), specifier))
    if (entry === own || entry === '..') return undefined
    const [from, to] = [layerOf(own), layerOf(entry)]
    if (from === -1) return `${own} is in no layer of ${root}: name it in the lint configuration.`
    if (to === -1) return `${entry} is in no layer of ${root}: name it in the lint configuration.`
    if (to === from && !isNamed(own)) return undefined
    return to < from ? undefined : `${own} may not import ${entry}: layers of ${root} import downwards only.`
  }
}
