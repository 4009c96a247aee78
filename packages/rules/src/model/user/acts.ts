import * as t from 'io-ts'
import { Count, Figure, listOf, mapOf, word } from '../codecs.ts'

/** Why an act can't be undone, whatever happened since. docs/decisions/114-undo.md. */
export const FinalAct = word('reachesOthers', 'paid', 'tooLarge', 'forGood')
export type FinalAct = t.TypeOf<typeof FinalAct>

/**
 * An act that the player may undo. `changes` is text of JSON: what it changed, and what stood there before. It is read when it is needed
 * and not each time the player is.
 */
export const Act = t.readonly(
  t.intersection([
    t.type({ turn: Count, at: Figure, command: t.string, changes: t.string }),
    t.partial({ final: FinalAct }),
  ]),
)
export type Act = t.TypeOf<typeof Act>

/** The last acts, the newest at the end. */
export const Acts = listOf(Act)

/** By what was thrown for, the turns whose throws were undone: they fall again, in this order. */
export const UndoneThrows = mapOf(t.string, listOf(Count))
export type UndoneThrows = t.TypeOf<typeof UndoneThrows>
