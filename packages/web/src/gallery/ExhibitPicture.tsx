import {
  Avatar,
  BossPicture,
  CollectPicture,
  EggPicture,
  FoodPicture,
  GearPicture,
  IconPicture,
  MountPicture,
  PetPicture,
  PotionPicture,
  ScenePicture,
  SkillPicture,
} from '../art/index.ts'
import type { PictureSource } from './exhibit.ts'

type Props = { readonly picture: PictureSource; readonly size: number }

/** An entry of the gallery with its name, whatever its kind. */
export const ExhibitPicture = ({ picture, size }: Props) => {
  switch (picture.type) {
    case 'gear':
      return <GearPicture size={size} slot={picture.slot} art={picture.art} facts={picture.facts} />
    case 'egg':
      return <EggPicture size={size} species={picture.art} />
    case 'potion':
      return <PotionPicture size={size} potion={picture.art} />
    case 'food':
      return <FoodPicture size={size} art={picture.art} />
    case 'item':
      return <IconPicture size={size} art={picture.art} />
    case 'badge':
      return <CollectPicture size={size} art={picture.art} />
    case 'boss':
      return <BossPicture size={size} art={picture.art} />
    case 'scene':
      return <ScenePicture size={size} art={picture.art} />
    case 'skill':
      return <SkillPicture size={size} art={picture.art} of={picture.of} />
    case 'pet':
      return <PetPicture size={size} species={picture.species} potion={picture.potion} />
    case 'mount':
      return <MountPicture size={size} species={picture.species} potion={picture.potion} />
    case 'avatar':
      return <Avatar size={size} art={picture.art} crop="party" />
  }
}
