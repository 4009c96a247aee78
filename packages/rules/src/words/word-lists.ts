import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { type Result, refusal, type RefusalKey } from '../kernel/index.ts'

type Texts = ReadonlyArray<string | undefined>

/** The banned words that the texts contain. */
export const bannedIn = ({ words }: Pick<Catalogue, 'words'>, texts: Texts): ReadonlyArray<string> =>
  wordsIn(words?.banned ?? [], texts)

/** Does any of the texts contain a slur? */
export const holdsSlur = ({ words }: Pick<Catalogue, 'words'>, texts: Texts): boolean =>
  wordsIn(words?.slurs ?? [], texts).length > 0

/** Refuses a slur; its author loses the right to write to others. docs/reference/api.md 4.4. */
export const refuseSlur = <Key extends RefusalKey>(key: Key): Result<Key, never> =>
  E.left({ ...refusal(key), consequence: 'chatRevoked' })

/** Matches whole words only, ignoring case and accents. */
const wordsIn = (list: ReadonlyArray<string>, texts: Texts): ReadonlyArray<string> => {
  if (list.length === 0) return []
  const normalized = ` ${texts.map((text = '') => plain(text)).join(' ')} `
  return list.filter((word) => normalized.includes(` ${plain(word)} `))
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
