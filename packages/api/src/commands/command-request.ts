import type { Command } from '@daykeep/rules'
import type { Instant, Outcome } from '@daykeep/rules/kernel'
import type { Player } from '@daykeep/rules/model'
import type { AppContext } from '../core/app-context.ts'
import type { DeliveryDependencies } from '../deliveries/index.ts'
import type { EffectOnOthers } from './effect-on-others.ts'
import type { CommandReply } from './journal.ts'

export type CommandDependencies = Pick<
  AppContext,
  'store' | 'catalogue' | 'clock' | 'mutex' | 'background' | 'log' | 'i18n'
> &
  DeliveryDependencies

/** A player's command. `turn`, `clientTime` and `idempotencyKey` come from clients that count turns themselves. */
export type CommandRequest<Params, Report> = {
  readonly userId: string
  readonly name: string
  readonly row: Command<Params, Report>
  readonly params: Params
  readonly turn?: number
  readonly clientTime?: Instant
  readonly idempotencyKey?: string
  readonly client?: string
  /** Runs before the commit, since the journal stores the reply. */
  readonly toReply: (executed: ExecutedCommand<Report>) => CommandReply
}

/** A command between rule and commit. `version` is the one that clients will see. */
export type ExecutedCommand<Report> = {
  readonly before: Player
  readonly outcome: Outcome<Player, Report>
  readonly at: Instant
  readonly version: number
  /** What the command did to others. */
  readonly others?: EffectOnOthers
}
