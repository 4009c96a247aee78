import { closed, linkTo, listOf, Whole } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { Window } from './gear-item.ts'
import { fileKind } from './thing.ts'

/** Animals for hourglasses, in the order of the shop, and animals for gems. Content facts, sections 2.4 and 10. */
export const animalShop = fileKind({
  name: 'animal-shop',
  pattern: /^animal-shop\.json$/,
  codec: contentFile({
    pets: listOf(linkTo('pets')),
    mounts: listOf(linkTo('mounts')),
    forGems: listOf(closed({ key: linkTo('pets'), price: Whole, window: Window })),
  }),
  things: () => [],
})
