import { ItemPicture } from '../items/index.ts'
import type { NamedItem } from './named-item.ts'

/** Pictures for the arch of a celebration. They are decorative: the text below names the items. */
export const ItemsInArch = ({ items }: { readonly items: ReadonlyArray<NamedItem> }) => (
  <>{items.map(({ name, picture }) => (picture === undefined ? null : <ItemPicture key={name} item={picture} />))}</>
)
