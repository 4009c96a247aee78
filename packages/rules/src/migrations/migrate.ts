import * as E from 'fp-ts/lib/Either.js'
import { CHALLENGE_STEPS } from './challenge/index.ts'
import { GROUP_STEPS } from './group/index.ts'
import type { Step, Stored } from './step.ts'
import { TASK_STEPS } from './task/index.ts'
import { USER_STEPS } from './user/index.ts'

/** The steps of each kind of document, in order: the first leads from version 0 to 1. Steps are only ever added. */
export const STEPS = {
  user: USER_STEPS,
  task: TASK_STEPS,
  group: GROUP_STEPS,
  challenge: CHALLENGE_STEPS,
} as const satisfies Readonly<Record<string, ReadonlyArray<Step>>>

export type ShapedKind = keyof typeof STEPS

/** The field of a stored document that says how many steps it has behind it. Without it, none. Only stores know it. */
export const SHAPE = 'shape'

/** A document that a later release wrote: this one can not read it, and must not write it. */
export type NewerShape = { readonly type: 'newerShape'; readonly kind: ShapedKind; readonly found: unknown }

/**
 * A stored document as this release knows it, by the steps that it has not behind it yet, and without the mark of its
 * shape. A store calls it on every read.
 */
export const migrate = (kind: ShapedKind, stored: Stored): E.Either<NewerShape, Stored> => {
  const { [SHAPE]: found = 0, ...document } = stored
  const steps: ReadonlyArray<Step> = STEPS[kind]
  if (!isVersion(found) || found > steps.length) return E.left({ type: 'newerShape', kind, found })
  return E.right(steps.slice(found).reduce((changed, step) => step(changed), document))
}

/** A document with the mark of today's shape. A store calls it on every write. */
export const marked = (kind: ShapedKind, document: Stored): Stored => ({ ...document, [SHAPE]: STEPS[kind].length })

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
