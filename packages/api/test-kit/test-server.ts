import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../src/config.ts'
import { staticFiles } from '../src/http/static-files.ts'
import type { Email, Mailer } from '../src/mail/index.ts'
import { createBackgroundJobs } from '../src/core/background-jobs.ts'
import { createContentCache } from '../src/content/index.ts'
import { createTimeTravel } from '../src/core/time-travel.ts'
import { openVault } from '../src/core/vault/vault.ts'
import { createKeyedMutex } from '../src/core/mutex/keyed-mutex.ts'
import { createBlockerList } from '../src/core/blocker-list.ts'
import { createNewsList } from '../src/core/news-list.ts'
import { createCodeThrottles, createPasswordThrottles } from '../src/core/throttles/password-throttles.ts'
import type { AppContext } from '../src/core/app-context.ts'
import { loadIdentityProviders } from '../src/identity-providers/index.ts'
import { openLive } from '../src/live/index.ts'
import { paymentProviders } from '../src/payment-providers/index.ts'
import { createAvatarPainter } from '../src/pictures/index.ts'
import { startServer } from '../src/server.ts'
import { loggingStore, migratingStore } from '../src/store/index.ts'
import { frozenStore } from './stores/frozen-store.ts'
import { openStoreAt } from './store-location.ts'
import { testI18n } from './test-i18n.ts'

/** A server that listens on a port of its own, with a store in a folder of its own. */
export type TestServer = {
  readonly url: string
  readonly app: AppContext
  readonly emails: ReadonlyArray<Email>
  /** The server's clock, in milliseconds since 1970. It stands still until it is moved. */
  readonly time: { now: number }
  readonly stop: () => Promise<void>
}

export type TestServerOptions = Partial<Omit<AppContext, 'config'>> & {
  readonly config?: Partial<Config>
  readonly dataDir?: string
  readonly webDir?: string
}

const COMPILED = join(import.meta.dirname, '../../content/compiled')

/** Cheap enough for tests; real costs are tested apart. */
const CHEAP_HASHING = { memory: 64, passes: 1, parallelism: 1 }

/** A Saturday, when the tests happen. */
export const TODAY = Date.parse('2026-11-21T12:00:00.000Z')

export const startTestServer = async ({
  config,
  dataDir,
  webDir,
  ...overrides
}: TestServerOptions = {}): Promise<TestServer> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'daykeep-api-')))
  const emails: Email[] = []
  const time = { now: TODAY }
  const log = pino({ level: 'silent' })
  const store = overrides.store ?? (await openStoreAt({ type: 'sqlite', dataDir: folder }, { clock: () => time.now }))
  const catalogue = overrides.catalogue ?? loadCatalogue()
  const mailer: Mailer = { send: async (email) => void emails.push(email), close: () => undefined }
  const { clock, timeTravel } = createTimeTravel(() => time.now)
  const own = { catalogue, clock, i18n: overrides.i18n ?? (await testI18n()), version: '0.0.0-test' }
  const live = openLive(loggingStore(frozenStore(store), overrides.log ?? log, Date.now), () => time.now)
  const app: AppContext = {
    config: {
      port: 0,
      dataDir: folder,
      baseUrl: 'http://daykeep.example',
      mailFrom: 'Daykeep <daykeep@example.org>',
      identity: {},
      providers: {},
      logLevel: 'silent',
      rateLimit: false,
      debugCalls: true,
      proxies: 0,
      secretsKeys: [],
      blocked: { addresses: new Set(), clients: new Set() },
      webhookNetworks: [],
      webPush: { isOn: true, contact: 'mailto:daykeep@example.org' },
      ...config,
    },
    ...own,
    content: createContentCache(own),
    avatars: createAvatarPainter(COMPILED, catalogue),
    mailer,
    payments: paymentProviders({ baseUrl: 'http://daykeep.example' }, []),
    identityProviders: await loadIdentityProviders({
      identity: config?.identity ?? {},
      baseUrl: config?.baseUrl ?? 'http://daykeep.example',
    }),
    log,
    vault: await openVault({ dataDir: folder, secretsKeys: config?.secretsKeys ?? [] }, store),
    hashing: CHEAP_HASHING,
    timeTravel,
    background: createBackgroundJobs(log),
    mutex: createKeyedMutex(),
    blockers: createBlockerList(store, 0),
    news: createNewsList(store, 0),
    passwordThrottles: createPasswordThrottles({ store, clock: own.clock }),
    codeThrottles: createCodeThrottles({ store, clock: own.clock }),
    ...overrides,
    store: migratingStore(live.store, catalogue),
    live: live.hub,
  }
  const running = await startServer(app, await staticFiles(webDir ?? join(folder, 'web')))
  return {
    url: `http://127.0.0.1:${running.port}`,
    app,
    emails,
    time,
    stop: async () => {
      await running.stop()
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
