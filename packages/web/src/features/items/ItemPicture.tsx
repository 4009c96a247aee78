import {
  EggPicture,
  FoodPicture,
  GearPicture,
  IconPicture,
  MountPicture,
  PetPicture,
  type PictureProps,
  PotionPicture,
  SkillPicture,
} from '../../art/index.ts'
import type { Item } from './item.ts'

type Props = PictureProps & { readonly item: Item }

/** The picture of an item of any kind. */
export const ItemPicture = ({ item, ...picture }: Props) => {
  switch (item.kind) {
    case 'gear':
      return <GearPicture {...picture} slot={item.slot} art={item.art} facts={item.facts} />
    case 'egg':
      return <EggPicture {...picture} species={item.species} />
    case 'potion':
      return <PotionPicture {...picture} potion={item.potion} />
    case 'food':
      return <FoodPicture {...picture} art={item.art} />
    case 'pet':
      return <PetPicture {...picture} species={item.species} potion={item.potion} />
    case 'mount':
      return <MountPicture {...picture} species={item.species} potion={item.potion} />
    case 'item':
      return <IconPicture {...picture} art={item.art} />
    case 'cast':
      return <SkillPicture {...picture} art={item.art} of="season" />
  }
}
