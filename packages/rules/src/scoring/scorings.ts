import * as t from 'io-ts'
import { refusal, type RuleError } from '../kernel/index.ts'
import { Direction } from '../model/index.ts'

/** `id`: a task's id or alias. */
export const Scoring = t.readonly(t.type({ direction: Direction, id: t.string }))
export type Scoring = t.TypeOf<typeof Scoring>

const isScorings = (input: unknown): input is ReadonlyArray<Scoring> =>
  Array.isArray(input) && input.length > 0 && input.every(Scoring.is)

/** A non-empty list of scorings. */
export const Scorings = new t.Type<ReadonlyArray<Scoring>, ReadonlyArray<Scoring>, unknown>(
  'Scorings',
  isScorings,
  (input, context) => (isScorings(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/** The refusal of scorings that do not decode: an empty list, or the fault of the first malformed one. */
export const malformedScorings = (input: unknown): RuleError => {
  const scorings: ReadonlyArray<unknown> = Array.isArray(input) ? input : []
  const malformed = scorings.findIndex((scoring) => !Scoring.is(scoring))
  if (malformed === -1) return refusal('invalidTaskScorings')
  const { direction } = Object(scorings[malformed]) as Readonly<Record<string, unknown>>
  return refusal(Direction.is(direction) ? 'invalidTaskIdentifier' : 'directionUpDown')
}
