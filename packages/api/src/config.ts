import * as E from 'fp-ts/lib/Either.js'
import { resolve } from 'node:path'

/** How this server runs. Every variable has a default that works on a laptop. */
export type Config = {
  readonly port: number
  /** Where the embedded store, letters and nothing else are kept. */
  readonly dataDir: string
  /** The address that players open; links in letters begin with it. */
  readonly baseUrl: string
  /** Without it the embedded store is used. */
  readonly mongodbUrl?: string
  /** Without it letters are written to files. */
  readonly mailUrl?: string
  readonly mailFrom: string
  readonly logLevel: string
  readonly rateLimit: boolean
  /** How many proxies stand in front, so that the address of a caller is read behind them. */
  readonly proxies: number
}

/** A variable that makes no sense, and what would. */
export type ConfigFault = { readonly variable: string; readonly expected: string; readonly found: string }

type Environment = Readonly<Record<string, string | undefined>>
type Reading<A> = (text: string) => A | undefined

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const wholeBetween =
  (lowest: number, highest: number): Reading<number> =>
  (text) => {
    const figure = Number(text)
    return Number.isInteger(figure) && figure >= lowest && figure <= highest ? figure : undefined
  }

const urlOf =
  (...schemes: readonly string[]): Reading<string> =>
  (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : undefined

/** Only the scheme: a replica set's address names several hosts, which is no URL to a browser but is one to the driver. */
const mongodbUrlOf: Reading<string> = (text) => (/^mongodb(\+srv)?:\/\/\S+$/.test(text) ? text : undefined)

const onOff: Reading<boolean> = (text) => ({ on: true, off: false })[text]

/** Reads the environment; every fault is told, each by the name of its variable. */
export const readConfig = (env: Environment): E.Either<readonly ConfigFault[], Config> => {
  const faults: ConfigFault[] = []
  const read = <A>(variable: string, expected: string, reading: Reading<A>): A | undefined => {
    const text = env[variable]?.trim()
    if (text === undefined || text === '') return undefined
    const value = reading(text)
    if (value === undefined) faults.push({ variable, expected, found: text })
    return value
  }
  const port = read('PORT', 'a port between 0 and 65535', wholeBetween(0, 65_535)) ?? 3000
  const mongodbUrl = read('MONGODB_URL', 'an address that begins with mongodb:// or mongodb+srv://', mongodbUrlOf)
  const mailUrl = read('MAIL_URL', 'an address that begins with smtp:// or smtps://', urlOf('smtp:', 'smtps:'))
  const config: Config = {
    port,
    dataDir: resolve(env['DATA_DIR']?.trim() || './data'),
    baseUrl: (
      read('BASE_URL', 'an address that begins with http:// or https://', urlOf('http:', 'https:')) ??
      `http://localhost:${port}`
    ).replace(/\/+$/, ''),
    mailFrom:
      read('MAIL_FROM', 'an e-mail address', (text) => (text.includes('@') ? text : undefined)) ??
      'Daykeep <daykeep@localhost>',
    logLevel:
      read('LOG_LEVEL', LOG_LEVELS.join(', '), (text) => (LOG_LEVELS.includes(text) ? text : undefined)) ?? 'info',
    rateLimit: read('RATE_LIMIT', 'on or off', onOff) ?? true,
    proxies: read('PROXIES', 'a count from 0 to 9', wholeBetween(0, 9)) ?? 0,
    ...(mongodbUrl === undefined ? {} : { mongodbUrl }),
    ...(mailUrl === undefined ? {} : { mailUrl }),
  }
  return faults.length > 0 ? E.left(faults) : E.right(config)
}
