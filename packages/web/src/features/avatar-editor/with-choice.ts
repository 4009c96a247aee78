import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { type AvatarArt, toAvatarArt } from '../../art/index.ts'
import { tryOn } from '../items/index.ts'
import { lookAvatar } from '../shops/item/index.ts'
import type { ChoiceModel, EditorPage } from './choice.ts'

/** Pages on which gear would hide what one chooses. */
const BARE: ReadonlySet<EditorPage> = new Set<EditorPage>(['body', 'hair', 'face'])

/** The player in the mirror: as they are, or trying a choice on. Without gear where it would hide the choice. */
export const withChoice = (
  catalogue: Catalogue,
  user: User,
  page: EditorPage,
  choice: ChoiceModel | undefined,
): AvatarArt => {
  const avatar = toAvatarArt(user, catalogue)
  const { background } = avatar
  if (choice?.wear.type === 'gear')
    return tryOn(catalogue, user, user.preferences.costume ? 'costume' : 'equipped', choice.wear.key)
  if (choice?.picture.kind === 'scene') return { ...avatar, background: choice.picture.art }
  if (choice !== undefined) return { ...lookAvatar(avatar, choice.id).art, background }
  return BARE.has(page) ? { ...lookAvatar(avatar, `skin.${avatar.skin}`).art, background } : avatar
}
