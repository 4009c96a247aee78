import type { Background } from '../../content/catalogue.ts'
import { lookUp } from '../../kernel/index.ts'
import { forGems, forHourglasses, type Shelf } from './shelf.ts'

/** Looks go by their own paths: `hair.color.rainbow`. */
const looks =
  (shelf: string): Shelf =>
  ({ catalogue }, words) =>
  () => {
    const path = [shelf, ...words].join('.')
    const look = catalogue.looks.find((each) => each.path === path)
    return look === undefined ? undefined : forGems(look.price)
  }

/** Scenes go by their set and key. */
const backgrounds: Shelf =
  ({ catalogue }, [set, key = '', ...rest]) =>
  () => {
    const scene: Background | undefined = lookUp(catalogue.backgrounds, key)
    if (scene === undefined || scene.set !== set || rest.length > 0) return undefined
    return scene.currency === 'hourglasses' ? forHourglasses(scene.price) : forGems(scene.price)
  }

/** How to look, and where to stand. */
export const LOOKS_SHELVES: Readonly<Record<string, Shelf>> = {
  backgrounds,
  hair: looks('hair'),
  shirt: looks('shirt'),
  skin: looks('skin'),
}
