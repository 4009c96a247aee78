import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import { type Answer, lookUp, refuse } from '../kernel/index.ts'
import { NO_QUEST, type PartyQuest } from '../model/index.ts'
import { progressAtStart } from './start-quest.ts'

/** Lets a world boss loose: nobody is asked, everybody is part of it. Whether there is one, the shell decides. Reference, rules 8.6. */
export const beginWorldQuest = ({ quests }: Catalogue, key: string): Answer<'questNotFound', PartyQuest> => {
  const facts = lookUp(quests, key)
  if (facts?.category !== 'world') return refuse('questNotFound', { key })
  return E.right({ ...NO_QUEST, key: facts.key, active: true, progress: progressAtStart(facts.objective) })
}
