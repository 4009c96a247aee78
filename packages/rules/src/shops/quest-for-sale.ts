import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Quest } from '../content/catalogue.ts'
import { textId } from '../inventory/index.ts'
import { type Answer, lookUp, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { timesDone } from '../quests/index.ts'

/** Quests that a player has still to do before the scroll of another is sold to them. */
export const questsToDoFirst = ({ prerequisites }: Quest, user: User): ReadonlyArray<Quest['key']> =>
  prerequisites.filter((key) => timesDone(user, key) === 0)

/**
 * Whether the quests before it are done. The last parts of other chains come first, under a name of their own: only the
 * quest of the lost masters has any. Application specification, section 5.
 */
export const questsBeforeDone =
  ({ quests }: Catalogue, quest: Quest) =>
  (user: User): Answer<'questUnlockLostMasterclasser' | 'mustComplete', Quest> => {
    const missing = questsToDoFirst(quest, user)
    const [first] = missing
    if (first === undefined) return E.right(quest)
    const isLastOfOther = (key: Quest['key']): boolean =>
      lookUp(quests, key)?.group !== quest.group &&
      !quest.prerequisites.some((other) => lookUp(quests, other)?.previous === key)
    return missing.some(isLastOfOther)
      ? refuse('questUnlockLostMasterclasser')
      : refuse('mustComplete', { quest: textId('quests', first) })
  }
