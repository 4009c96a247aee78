import type { TaskType } from '../model/index.ts'

/** The export of a player, as it stands in the file: nothing of it is trusted to have any shape. docs/reference/api.md 6.4. */
export type ExportFile = Readonly<Record<string, unknown>>

/**
 * Why something of the file does not come: nobody here knows what it is (`unknown`), only money brings it (`paid`), others
 * have a part in it (`shared`), it is here already (`known`), or it belongs to the account that the file was of (`account`).
 */
export type LeftOut = { readonly path: string; readonly reason: 'unknown' | 'paid' | 'shared' | 'known' | 'account' }

/** What a file brings; figures are counts. */
export type RestoreReport = {
  readonly tasks: Readonly<Record<TaskType, number>>
  readonly tags: number
  /** Fields of stats, settings, profile and achievements. */
  readonly fields: number
  /** Gear, animals and goods that the player did not have, or had less of. */
  readonly things: number
  readonly leftOut: ReadonlyArray<LeftOut>
}

/** How a file is taken in. `isOwn`: this server signed it for this player. */
export type RestoreWay = {
  readonly file: ExportFile
  readonly mode: 'merge' | 'replace'
  readonly isOwn: boolean
}
