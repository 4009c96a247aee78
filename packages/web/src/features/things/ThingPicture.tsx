import {
  EggPicture,
  FoodPicture,
  GearPicture,
  ItemPicture,
  MountPicture,
  PetPicture,
  type PictureProps,
  PotionPicture,
} from '../../art/index.ts'
import type { Thing } from './thing.ts'

type Props = PictureProps & { readonly thing: Thing }

/** A thing of the game, whatever its kind. */
export const ThingPicture = ({ thing, ...picture }: Props) => {
  switch (thing.kind) {
    case 'gear':
      return <GearPicture {...picture} slot={thing.slot} art={thing.art} facts={thing.facts} />
    case 'egg':
      return <EggPicture {...picture} species={thing.species} />
    case 'potion':
      return <PotionPicture {...picture} potion={thing.potion} />
    case 'food':
      return <FoodPicture {...picture} art={thing.art} />
    case 'pet':
      return <PetPicture {...picture} species={thing.species} potion={thing.potion} />
    case 'mount':
      return <MountPicture {...picture} species={thing.species} potion={thing.potion} />
    case 'item':
      return <ItemPicture {...picture} art={thing.art} />
  }
}
