import {
  Avatar,
  BossPicture,
  CollectPicture,
  EggPicture,
  FoodPicture,
  GearPicture,
  ItemPicture,
  MountPicture,
  PetPicture,
  PotionPicture,
  ScenePicture,
  SkillPicture,
} from '../art/index.ts'
import type { Drawn } from './exhibit.ts'

type Props = { readonly drawn: Drawn; readonly size: number }

/** A thing of the gallery, whatever its kind; its name stands below it. */
export const ExhibitPicture = ({ drawn, size }: Props) => {
  switch (drawn.type) {
    case 'gear':
      return <GearPicture size={size} slot={drawn.slot} art={drawn.art} facts={drawn.facts} />
    case 'egg':
      return <EggPicture size={size} species={drawn.art} />
    case 'potion':
      return <PotionPicture size={size} potion={drawn.art} />
    case 'food':
      return <FoodPicture size={size} art={drawn.art} />
    case 'item':
      return <ItemPicture size={size} art={drawn.art} />
    case 'badge':
      return <CollectPicture size={size} art={drawn.art} />
    case 'boss':
      return <BossPicture size={size} art={drawn.art} />
    case 'scene':
      return <ScenePicture size={size} art={drawn.art} />
    case 'skill':
      return <SkillPicture size={size} art={drawn.art} of={drawn.of} />
    case 'pet':
      return <PetPicture size={size} species={drawn.species} potion={drawn.potion} />
    case 'mount':
      return <MountPicture size={size} species={drawn.species} potion={drawn.potion} />
    case 'avatar':
      return <Avatar size={size} art={drawn.art} crop="party" />
  }
}
