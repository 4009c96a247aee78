import * as E from 'fp-ts/lib/Either.js'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseCatalogue } from '@daykeep/rules/catalogue'
import { type Config, type ConfigError, readConfig } from './config.ts'
import { staticFiles } from './http/static-files.ts'
import { loggingStore, migratingStore, openStore } from './store/index.ts'
import { outboxMailer, smtpMailer } from './mail/index.ts'
import { createBackgroundJobs } from './core/background-jobs.ts'
import { createKeyedMutex } from './core/mutex/keyed-mutex.ts'
import { createBlockerList } from './core/blocker-list.ts'
import { createNewsList } from './core/news-list.ts'
import { createCodeThrottles, createPasswordThrottles } from './core/throttles/password-throttles.ts'
import { createTimeTravel } from './core/time-travel.ts'
import { openVault } from './core/vault/vault.ts'
import { createLog } from './core/log.ts'
import { DEFAULT_HASHING_COST } from './accounts/index.ts'
import type { AppContext } from './core/app-context.ts'
import { createContentCache, keepContentMade } from './content/index.ts'
import { loadIdentityProviders } from './identity-providers/index.ts'
import { openLive } from './live/index.ts'
import { paymentProviders } from './payment-providers/index.ts'
import { createAvatarPainter } from './pictures/index.ts'
import { startServer } from './server.ts'
import { loadI18n } from './i18n/load-i18n.ts'

const resolvePath = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const COMPILED = resolvePath('../../content/compiled')
const WEB = resolvePath('../../web/dist')

const main = async (): Promise<void> => {
  const config = readConfig(process.env)
  if (E.isLeft(config)) return exitWith(config.left.map(configErrorLine))
  if (!existsSync(join(COMPILED, 'catalogue.json')))
    return exitWith(['The content is not compiled yet. npm run content:check does it; npm start does everything.'])
  const store = await openStore(config.right)
  if (E.isLeft(store)) return exitWith([store.left.reason])
  const app = await createAppContext(config.right, store.right)
  const running = await startServer(app, await staticFiles(WEB)).catch((error: unknown) =>
    portFault(config.right, error),
  )
  if (typeof running === 'string') {
    await store.right.close()
    return exitWith([running])
  }
  keepContentMade(app)
  process.stdout.write(`Daykeep listens on http://localhost:${running.port}\n`)
  const stop = (): void => {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => exitWith([`Stopping failed: ${String(error)}`]),
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

const portFault = ({ port, metricsPort }: Config, error: unknown): string => {
  const { port: taken = port } = Object(error) as { readonly port?: number }
  const variable = taken === metricsPort ? 'METRICS_PORT' : 'PORT'
  return `Port ${taken} cannot be used (${String(error)}). Name another one in ${variable}.`
}

const createAppContext = async (config: Config, store: AppContext['store']): Promise<AppContext> => {
  const log = createLog(config.logLevel)
  const { version } = JSON.parse(await readFile(resolvePath('../package.json'), 'utf8')) as { version: string }
  const catalogue = parseCatalogue(await readFile(join(COMPILED, 'catalogue.json'), 'utf8'))
  const { clock, timeTravel } = createTimeTravel(Date.now)
  const i18n = await loadI18n(join(COMPILED, 'texts'))
  const live = openLive(loggingStore(store, log, clock), clock)
  return {
    config,
    store: migratingStore(live.store, catalogue),
    live: live.hub,
    catalogue,
    i18n,
    content: createContentCache({ catalogue, clock, i18n, version }),
    avatars: createAvatarPainter(COMPILED, catalogue),
    mailer:
      config.mailUrl === undefined
        ? outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, log)
        : smtpMailer(config.mailUrl, config.mailFrom),
    payments: paymentProviders(config),
    identityProviders: await loadIdentityProviders(config),
    log,
    clock,
    ...(config.debugCalls ? { timeTravel } : {}),
    vault: await openVault(config, store),
    hashing: DEFAULT_HASHING_COST,
    background: createBackgroundJobs(log),
    mutex: createKeyedMutex(),
    blockers: createBlockerList(store),
    news: createNewsList(store),
    passwordThrottles: createPasswordThrottles({ store, clock }),
    codeThrottles: createCodeThrottles({ store, clock }),
    version,
  }
}

const configErrorLine = ({ variable, expected, found }: ConfigError): string =>
  `${variable} is "${found}"; expected ${expected}.`

const exitWith = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

await main()
