import * as t from 'io-ts'
import { type Result, refuse } from '../kernel/index.ts'
import { Category, Count } from '../model/index.ts'
import { LONGEST_SUMMARY } from '../words/index.ts'

const about = {
  name: t.string,
  shortName: t.string,
  summary: t.string,
  description: t.string,
  categories: t.readonlyArray(Category),
}

/** A challenge to be created. `prize`: whole gems. docs/reference/api.md 2.13. */
export const NewChallenge = t.readonly(
  t.intersection([
    t.type({ group: t.string, name: t.string, shortName: t.string }),
    t.partial({ ...about, prize: Count, official: t.boolean }),
  ]),
)
export type NewChallenge = t.TypeOf<typeof NewChallenge>

/** The fields that may change later. Group, leader, prize and rank are fixed. */
export const ChallengeChanges = t.readonly(t.partial(about))
export type ChallengeChanges = t.TypeOf<typeof ChallengeChanges>

/** Minimum length, in characters, of the short name, which becomes a tag. docs/reference/application.md 5. */
const SHORTEST_SHORT_NAME = 3

/** The refusal for a summary that is too long or a short name that is too short; undefined when both are valid. */
export const fieldsRefusal = ({
  shortName,
  summary = '',
}: ChallengeChanges): Result<'summaryLengthExceedsMax' | 'shortNameTooShort', never> | undefined => {
  if (summary.length > LONGEST_SUMMARY) return refuse('summaryLengthExceedsMax', { max: LONGEST_SUMMARY })
  if (shortName !== undefined && shortName.trim().length < SHORTEST_SHORT_NAME)
    return refuse('shortNameTooShort', { min: SHORTEST_SHORT_NAME })
  return undefined
}
