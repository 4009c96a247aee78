import type { Catalogue } from '@daykeep/rules/content'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Mailer } from './outside/mail/index.ts'
import type { Hashing } from './services/passwords.ts'
import type { InOrder } from './services/turns/in-order.ts'
import type { Store } from './store/index.ts'
import type { Texts } from './texts/texts.ts'
import type { Background } from './services/background.ts'

/** All that the server works with: made once at the start, by main or by a test. */
export type Shell = {
  readonly config: Config
  readonly store: Store
  readonly catalogue: Catalogue
  readonly texts: Texts
  readonly mail: Mailer
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly hashing: Hashing
  readonly background: Background
  readonly inOrder: InOrder
  readonly version: string
}
