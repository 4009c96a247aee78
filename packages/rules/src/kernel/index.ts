export {
  clamp,
  DAY,
  diminishing,
  fromIso,
  HIGHEST_FIGURE,
  HOUR,
  idFrom,
  type Instant,
  IsoInstant,
  isUuid,
  memoize,
  MINUTE,
  ownEntry,
  pick,
  reuseUnchanged,
  roll,
  round1,
  type Seed,
  sum,
  type Throws,
  toIso,
} from '../primitives/index.ts'
export { type EventTable, readEvent } from './event-table.ts'
export type { ArmoireResult, DroppedItem, GameEvent, NamedGroup, TransactionType } from './events.ts'
export {
  FIELD_FAULTS,
  type FieldFault,
  type FieldFaultKey,
  refusal,
  type RefusalKey,
  type RefusalParams,
  REFUSALS,
  refuse,
  refuseAs,
  refuseFields,
  type RuleError,
} from './refusals.ts'
export { andThen, type Message, outcome, type Outcome, type Result, type Rule, type RuleContext } from './rule.ts'
