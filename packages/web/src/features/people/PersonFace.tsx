import { Link } from 'react-router-dom'
import { Avatar, type AvatarArt, type Crop } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { classes } from '../../ui/index.ts'
import styles from './PersonFace.module.css'

type Props = {
  readonly id: string
  readonly name: string
  readonly avatar: AvatarArt
  readonly size?: 'sm' | 'md' | 'lg'
  readonly crop?: Crop
}

/** The face of a player, which leads to their profile. */
export const PersonFace = ({ id, name, avatar, size = 'md', crop = 'portrait' }: Props) => (
  <Link
    to={pathTo('profile', { userId: id })}
    className={classes(styles.face, styles[size])}
    aria-label={t('people.profileOf', { name })}
  >
    <Avatar art={avatar} crop={crop} />
  </Link>
)
