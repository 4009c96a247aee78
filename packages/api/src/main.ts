import * as E from 'fp-ts/lib/Either.js'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { Catalogue } from '@daykeep/rules/content'
import { type Config, type ConfigFault, readConfig } from './config.ts'
import { staticFiles } from './http/static-files.ts'
import { openStore, storeOfToday } from './store/index.ts'
import { outboxMailer, smtpMailer } from './outside/mail/index.ts'
import { backgroundOf } from './services/background.ts'
import { inOrder } from './services/turns/in-order.ts'
import { STRONG } from './services/passwords.ts'
import type { Shell } from './shell.ts'
import { startServer } from './start-server.ts'
import { loadTexts } from './texts/load-texts.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const COMPILED = at('../../content/compiled')
const WEB = at('../../web/dist')

const main = async (): Promise<void> => {
  const config = readConfig(process.env)
  if (E.isLeft(config)) return giveUp(config.left.map(faultLine))
  if (!existsSync(join(COMPILED, 'catalogue.json')))
    return giveUp(['The content is not compiled yet. npm run content:check does it; npm start does everything.'])
  const store = await openStore(config.right)
  if (E.isLeft(store)) return giveUp([store.left.reason])
  const shell = await shellOf(config.right, store.right)
  const running = await startServer(shell, await staticFiles(WEB)).catch((fault: unknown) => String(fault))
  if (typeof running === 'string') {
    await store.right.close()
    return giveUp([`Port ${config.right.port} cannot be used (${running}). Name another one in PORT.`])
  }
  process.stdout.write(`Daykeep listens on http://localhost:${running.port}\n`)
  const stop = (): void => {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    running.stop().then(
      () => process.exit(0),
      (fault: unknown) => giveUp([`Stopping failed: ${String(fault)}`]),
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

const shellOf = async (config: Config, store: Shell['store']): Promise<Shell> => {
  const log = pino({ level: config.logLevel })
  const { version } = JSON.parse(await readFile(at('../package.json'), 'utf8')) as { version: string }
  return {
    config,
    store: storeOfToday(store),
    catalogue: JSON.parse(await readFile(join(COMPILED, 'catalogue.json'), 'utf8')) as Catalogue,
    texts: await loadTexts(join(COMPILED, 'texts')),
    mail:
      config.mailUrl === undefined
        ? outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, log)
        : smtpMailer(config.mailUrl, config.mailFrom),
    log,
    clock: Date.now,
    hashing: STRONG,
    background: backgroundOf(log),
    inOrder: inOrder(),
    version,
  }
}

const faultLine = ({ variable, expected, found }: ConfigFault): string =>
  `${variable} is "${found}"; expected ${expected}.`

const giveUp = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

await main()
