import type { Catalogue } from '../../catalogue/index.ts'
import { ownEntry } from '../../primitives/index.ts'
import { type Successor, successorIn } from './successors.ts'

/** The part of the catalogue that the replacement of retired keys needs. */
export type RetiredKeys = Pick<Catalogue, 'retired' | 'pets' | 'mounts' | 'backgrounds'>

/** The successor function of each kind of key in players' documents. */
export type Successors = {
  readonly [Kind in
    | 'gear'
    | 'eggs'
    | 'hatchingPotions'
    | 'food'
    | 'pets'
    | 'mounts'
    | 'quests'
    | 'backgrounds'
    | 'looks'
    | 'achievements']: Successor
} & {
  /** The path of a pin, such as `eggs.Wolf`. */
  readonly pin: Successor
}

/** Keys of `looks` are paths, such as `hair.color.red`. */
export const successorsByKind = (catalogue: RetiredKeys): Successors => {
  const of = (kind: string): Successor => successorIn(catalogue.retired[kind])
  const kinds = {
    gear: of('gear'),
    eggs: of('eggs'),
    hatchingPotions: of('hatchingPotions'),
    food: of('food'),
    quests: of('quests'),
    backgrounds: of('backgrounds'),
    looks: of('looks'),
    achievements: of('achievements'),
    pets: animalSuccessor(catalogue, 'pets'),
    mounts: animalSuccessor(catalogue, 'mounts'),
  }
  return { ...kinds, pin: pinSuccessor(catalogue, kinds) }
}

/** Special animals are retired by their own key; the key of any other joins an egg and a potion by a hyphen and follows both. */
const animalSuccessor = (catalogue: RetiredKeys, kind: 'pets' | 'mounts'): Successor => {
  const own = successorIn(catalogue.retired[kind])
  const egg = successorIn(catalogue.retired['eggs'])
  const potion = successorIn(catalogue.retired['hatchingPotions'])
  return (key) => {
    const currentKey = own(key)
    if (currentKey !== key || ownEntry(catalogue[kind], key) !== undefined) return currentKey
    const [eggKey = '', potionKey] = key.split('-')
    if (potionKey === undefined) return key
    const parts = [egg(eggKey), potion(potionKey)]
    return parts.includes(undefined) ? undefined : parts.join('-')
  }
}

const pinSuccessor = (catalogue: RetiredKeys, kinds: Omit<Successors, 'pin'>): Successor => {
  const successors: Readonly<Record<string, Successor>> = kinds
  return (path) => {
    const [group = ''] = path.split('.', 1)
    const successor = ownEntry(successors, group)
    if (successor === undefined) return path
    const end = path.lastIndexOf('.') + 1
    const key = successor(path.slice(end))
    if (key === undefined) return undefined
    if (key === path.slice(end)) return path
    return group === 'backgrounds'
      ? `backgrounds.${ownEntry(catalogue.backgrounds, key)?.set ?? ''}.${key}`
      : `${path.slice(0, end)}${key}`
  }
}
