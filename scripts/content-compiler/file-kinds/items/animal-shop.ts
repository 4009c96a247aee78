import { Cents, Gems, strictObject, linkTo, listOf, Text } from '../../codec/index.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import { Window } from '../gear/gear-item.ts'

/** Animals for hourglasses, in the order of the shop, and animals for gems. docs/reference/content-facts.md 2.4 and 10. */
export const animalShop = fileKind({
  name: 'animal-shop',
  pattern: /^animal-shop\.json$/,
  codec: contentFile({
    pets: listOf(linkTo('pets')),
    mounts: listOf(linkTo('mounts')),
    forGems: listOf(
      strictObject(
        { key: linkTo('pets'), price: Gems, window: Window },
        { money: strictObject({ sku: Text, cents: Cents }) },
      ),
    ),
  }),
  entries: () => [],
})
