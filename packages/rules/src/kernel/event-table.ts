import type { GameEvent } from './events.ts'

/** What each kind of event means to one reader of events; kinds that mean nothing to it are left out. */
export type EventTable<A> = {
  readonly [Type in GameEvent['type']]?: (event: Extract<GameEvent, { readonly type: Type }>) => A
}

/** What the table says of an event, if anything. */
export const readEvent =
  <A>(table: EventTable<A>) =>
  (event: GameEvent): A | undefined =>
    (table[event.type] as ((event: GameEvent) => A) | undefined)?.(event)
