import type { Catalogue } from '@daykeep/rules/catalogue'
import type { lookup } from 'node:dns'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { I18n } from '../i18n/i18n.ts'
import type { IdentityProviders } from '../identity-providers/index.ts'
import type { LiveHub } from '../live/index.ts'
import type { Mailer } from '../mail/index.ts'
import type { AvatarPainter } from '../pictures/index.ts'
import type { PaymentProviders } from '../payment-providers/index.ts'
import type { Store } from '../store/index.ts'
import type { BackgroundJobs } from './background-jobs.ts'
import type { TimeTravel } from './time-travel.ts'
import type { Vault } from './vault/vault.ts'
import type { BlockerList } from './blocker-list.ts'
import type { ContentCache } from './content-cache.ts'
import type { NewsList } from './news-list.ts'
import type { KeyedMutex } from './mutex/keyed-mutex.ts'
import type { GuessThrottles } from './throttles/password-throttles.ts'

/** Cost of a password hash: `memory` in KiB, `passes` over it, in `parallelism` lanes. */
export type HashingCost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** Everything the server works with, created once at the start. Modules ask for the parts that they use. */
export type AppContext = {
  readonly config: Config
  readonly store: Store
  /** Streams of what happens, and who follows it. */
  readonly live: LiveHub
  readonly catalogue: Catalogue
  readonly i18n: I18n
  /** Everything the game contains, packed. */
  readonly content: ContentCache
  /** Draws what players look like. */
  readonly avatars: AvatarPainter
  readonly mailer: Mailer
  readonly payments: PaymentProviders
  /** Whom players may sign in by. */
  readonly identityProviders: IdentityProviders
  /** How names of receivers of webhooks become addresses; none: as the system does. */
  readonly webhookResolver?: typeof lookup
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** There only where `DEBUG_CALLS` is on. */
  readonly timeTravel?: TimeTravel | undefined
  readonly hashing: HashingCost
  /** Seals what the store is not to tell. */
  readonly vault: Vault
  readonly background: BackgroundJobs
  /** Whom staff turned away. */
  readonly blockers: BlockerList
  /** What staff tell all players. */
  readonly news: NewsList
  readonly passwordThrottles: GuessThrottles
  /** Of codes of the second factor. */
  readonly codeThrottles: GuessThrottles
  /** Runs the commands of one player one after the other. */
  readonly mutex: KeyedMutex
  /** Of the API package, as clients are told. */
  readonly version: string
}
