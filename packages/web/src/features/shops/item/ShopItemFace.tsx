import { Avatar, ScenePicture, SkillPicture } from '../../../art/index.ts'
import { classes } from '../../../ui/index.ts'
import { ItemPicture } from '../../items/index.ts'
import type { ShopItemPicture } from './shop-item.ts'
import styles from './ShopItemFace.module.css'

type Props = {
  readonly picture: ShopItemPicture
  /** Reserves the place only, for what is far from the screen. */
  readonly waiting?: boolean
  readonly className?: string | undefined
}

/** The picture of an item in the arch. */
export const ShopItemFace = ({ picture, waiting = false, className }: Props) => (
  <span className={classes(styles.face, styles[picture.kind], className)} aria-hidden="true">
    {!waiting && <Drawing picture={picture} />}
  </span>
)

const Drawing = ({ picture }: { readonly picture: ShopItemPicture }) => {
  switch (picture.kind) {
    case 'item':
      return <ItemPicture item={picture.item} />
    case 'avatar':
      return <Avatar art={picture.art} crop={picture.crop} />
    case 'scene':
      return <ScenePicture art={picture.art} />
    case 'skill':
      return <SkillPicture art={picture.art} of={picture.of} />
    case 'several':
      return picture.items.slice(0, 4).map((item, at) => <ItemPicture key={at} item={item} />)
  }
}
