import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../../content/catalogue.ts'
import { type Answer, refusal, type RefusalKey } from '../../kernel/index.ts'

type Texts = ReadonlyArray<string | undefined>

/** The words that public places do without, as far as the texts hold them. */
export const bannedIn = ({ words }: Pick<Catalogue, 'words'>, texts: Texts): ReadonlyArray<string> =>
  found(words?.banned ?? [], texts)

/** Does any of the texts hold a slur? */
export const holdsSlur = ({ words }: Pick<Catalogue, 'words'>, texts: Texts): boolean =>
  found(words?.slurs ?? [], texts).length > 0

/** Says no to a slur; its writer may not write to others any more. Reference, api 4.4. */
export const refuseSlur = <Key extends RefusalKey>(key: Key): Answer<Key, never> =>
  E.left({ ...refusal(key), consequence: 'chatRevoked' })

/** Whole words only, whatever their case and accents. */
const found = (list: ReadonlyArray<string>, texts: Texts): ReadonlyArray<string> => {
  if (list.length === 0) return []
  const spoken = ` ${texts.map((text = '') => plain(text)).join(' ')} `
  return list.filter((word) => spoken.includes(` ${plain(word)} `))
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
