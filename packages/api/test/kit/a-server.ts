import { loadCatalogue } from '../../../../scripts/content/load.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../../src/config.ts'
import { staticFiles } from '../../src/http/static-files.ts'
import type { Letter, Mailer } from '../../src/outside/mail/index.ts'
import { backgroundOf } from '../../src/services/background.ts'
import { inOrder } from '../../src/services/turns/in-order.ts'
import type { Shell } from '../../src/shell.ts'
import { startServer } from '../../src/start-server.ts'
import { storeOfToday } from '../../src/store/index.ts'
import { openPlace } from '../stores/place.ts'
import { theTexts } from './texts.ts'

/** A server that listens on a port of its own, with a store in a folder of its own. */
export type TestServer = {
  readonly url: string
  readonly shell: Shell
  readonly letters: ReadonlyArray<Letter>
  /** The server's clock, in milliseconds since 1970. It stands still until it is moved. */
  readonly time: { now: number }
  readonly stop: () => Promise<void>
}

export type ServerWishes = Partial<Omit<Shell, 'config'>> & {
  readonly config?: Partial<Config>
  readonly dataDir?: string
  readonly webDir?: string
}

/** Cheap enough for tests; real costs are tested apart. */
const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

/** A Saturday, when the tests happen. */
export const TODAY = Date.parse('2026-11-21T12:00:00.000Z')

export const aServer = async ({ config, dataDir, webDir, ...wishes }: ServerWishes = {}): Promise<TestServer> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'daykeep-api-')))
  const letters: Letter[] = []
  const time = { now: TODAY }
  const log = pino({ level: 'silent' })
  const store = wishes.store ?? (await openPlace({ type: 'sqlite', dataDir: folder }))
  const mail: Mailer = { send: async (letter) => void letters.push(letter), close: () => undefined }
  const shell: Shell = {
    config: {
      port: 0,
      dataDir: folder,
      baseUrl: 'http://daykeep.example',
      mailFrom: 'Daykeep <daykeep@example.org>',
      logLevel: 'silent',
      rateLimit: false,
      proxies: 0,
      ...config,
    },
    catalogue: loadCatalogue(),
    texts: theTexts(),
    mail,
    log,
    clock: () => time.now,
    hashing: CHEAP,
    background: backgroundOf(log),
    inOrder: inOrder(),
    version: '0.0.0-test',
    ...wishes,
    store: storeOfToday(store),
  }
  const running = await startServer(shell, await staticFiles(webDir ?? join(folder, 'web')))
  return {
    url: `http://127.0.0.1:${running.port}`,
    shell,
    letters,
    time,
    stop: async () => {
      await running.stop()
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
