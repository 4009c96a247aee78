import type { Catalogue } from '@daykeep/rules/catalogue'
import { playCommands } from '@daykeep/rules/play-commands'
import type { CommandTable, GameRules } from './queue/sync-state.ts'

export type GrowingRules = {
  readonly rules: GameRules
  /** Adds undoing, editing several tasks and webhooks. Resolves when it is there; without a network it is tried again at the next call. */
  readonly prepareUndo: () => Promise<void>
}

/** The rules that the first screen needs; undoing, editing several tasks and webhooks come after it, to keep the first screen small. */
export const growingRules = (catalogue: Catalogue): GrowingRules => {
  const rules: { -readonly [Part in keyof GameRules]: GameRules[Part] } = {
    catalogue,
    table: playCommands as unknown as CommandTable,
  }
  let added: Promise<void> | undefined
  const add = async (): Promise<void> => {
    const { lateCommands, recordAct } = await import('@daykeep/rules/late-commands')
    rules.table = { ...rules.table, ...(lateCommands as unknown as CommandTable) }
    rules.record = recordAct
  }
  return {
    rules,
    prepareUndo: async () => {
      try {
        await (added ??= add())
      } catch {
        added = undefined
      }
    },
  }
}
