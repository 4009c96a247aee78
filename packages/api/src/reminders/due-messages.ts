import type { Instant } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import type { Zone } from '@daykeep/rules/reminders'
import type { AppContext } from '../core/app-context.ts'
import type { DeliveryDependencies } from '../deliveries/index.ts'
import type { Write } from '../store/index.ts'

export type ReminderDependencies = DeliveryDependencies & Pick<AppContext, 'i18n'>

/** A player, and the span since the last look. `tasks`: all but completed to-dos. */
export type Window = {
  readonly user: User
  readonly tasks: ReadonlyArray<Task>
  readonly zone: Zone
  readonly since: Instant
  readonly now: Instant
}

/** The messages of a span, as writes, and when the next ones are due. */
export type DueMessages = { readonly writes: readonly Write[]; readonly next: readonly Instant[] }
