import type { Catalogue } from '@daykeep/rules/catalogue'
import { playCommands } from '@daykeep/rules/play-commands'
import { addCommandRequests } from '../server/command-requests.ts'
import type { CommandTable, GameRules } from '../queue/sync-state.ts'

type LateRules = Pick<Required<GameRules>, 'table' | 'record'>

let late: LateRules | undefined
let loading: Promise<void> | undefined
const growing = new Set<(late: LateRules) => void>()

/**
 * Loads the commands that the board can do without: those of shops, items, animals, skills, classes and people, undoing, editing
 * several tasks and webhooks. Once; asked again after a failure. What dispatches one of these is loaded with it.
 */
export const loadLateRules = (): Promise<void> => {
  loading ??= import('./late-rules.ts').then(
    ({ lateCommands, lateEndpoints, recordAct }) => {
      addCommandRequests(lateEndpoints)
      const rules = { table: lateCommands as unknown as CommandTable, record: recordAct }
      late = rules
      for (const grow of growing) grow(rules)
      growing.clear()
    },
    (failure: unknown) => {
      loading = undefined
      throw failure
    },
  )
  return loading
}

/** The rules that the board needs; they grow by those that are loaded after it, to keep the first screen small. */
export const growingRules = (catalogue: Catalogue): GameRules => {
  const rules: { -readonly [Part in keyof GameRules]: GameRules[Part] } = {
    catalogue,
    table: playCommands as unknown as CommandTable,
  }
  const grow = ({ table, record }: LateRules): void => {
    rules.table = { ...rules.table, ...table }
    rules.record = record
  }
  if (late === undefined) growing.add(grow)
  else grow(late)
  return rules
}
