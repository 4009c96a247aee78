import type { GameEvent } from './events.ts'

/** A function for each kind of event; kinds that do not matter are left out. */
export type EventTable<A> = {
  readonly [Type in GameEvent['type']]?: (event: Extract<GameEvent, { readonly type: Type }>) => A
}

/** Applies the table to an event; undefined for a kind it leaves out. */
export const readEvent =
  <A>(table: EventTable<A>) =>
  (event: GameEvent): A | undefined =>
    (table[event.type] as ((event: GameEvent) => A) | undefined)?.(event)
