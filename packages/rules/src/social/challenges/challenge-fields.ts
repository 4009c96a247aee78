import * as t from 'io-ts'
import { type Answer, refuse } from '../../kernel/index.ts'
import { Category } from '../../model/group/category.ts'
import { Count } from '../../model/codecs.ts'
import { LONGEST_SUMMARY } from '../groups/new-group.ts'

const about = {
  name: t.string,
  shortName: t.string,
  summary: t.string,
  description: t.string,
  categories: t.readonlyArray(Category),
}

/** A challenge that is not there yet. `prize`: whole gems. Reference, api 2.13. */
export const NewChallenge = t.readonly(
  t.intersection([
    t.type({ group: t.string, name: t.string, shortName: t.string }),
    t.partial({ ...about, prize: Count, official: t.boolean }),
  ]),
)
export type NewChallenge = t.TypeOf<typeof NewChallenge>

/** What may change later; group, leader, prize and rank are fixed. */
export const ChallengeChanges = t.readonly(t.partial(about))
export type ChallengeChanges = t.TypeOf<typeof ChallengeChanges>

/** Characters that the short name, which becomes a tag, has at least. Application specification, section 5. */
export const SHORTEST_SHORT_NAME = 3

/** Why what is written about a challenge can't be kept; nothing when it can. */
export const fieldsRefusal = ({
  shortName,
  summary = '',
}: ChallengeChanges): Answer<'summaryLengthExceedsMax' | 'shortNameTooShort', never> | undefined => {
  if (summary.length > LONGEST_SUMMARY) return refuse('summaryLengthExceedsMax', { max: LONGEST_SUMMARY })
  if (shortName !== undefined && shortName.trim().length < SHORTEST_SHORT_NAME)
    return refuse('shortNameTooShort', { min: SHORTEST_SHORT_NAME })
  return undefined
}
