import * as E from 'fp-ts/lib/Either.js'
import { resolve } from 'node:path'
import { type IdentityConfig, readIdentityConfig } from './identity-config.ts'
import { readPaymentConfig } from './payment-config.ts'
import type { PaymentSettings } from './payment-settings.ts'
import type { ConfigFault, Environment } from './read-all.ts'
import { type AllowedNetwork, parseAddress, parseNetwork } from './networks.ts'
import { readWebPushConfig, type WebPushConfig } from './web-push-config.ts'

/** The configuration of the server. Every variable has a default for local use. */
export type Config = {
  readonly port: number
  /** The address that is listened at. Unset: all of this machine. */
  readonly host?: string
  /** The folder of the embedded store and the outbox. */
  readonly dataDir: string
  /** Unset: metrics are at `/metrics` of the port above. */
  readonly metricsPort?: number
  /** The URL that players open; links in e-mails begin with it. */
  readonly baseUrl: string
  /** Unset: the embedded store. */
  readonly mongodbUrl?: string
  /** Unset: e-mails are written to files. */
  readonly mailUrl?: string
  readonly mailFrom: string
  /** Who takes payments; with none, nothing is charged. */
  readonly providers: PaymentSettings
  /** Whom players may sign in by besides a password. */
  readonly identity: IdentityConfig
  /** Seal secrets in the store: the first one seals, all open. Unset: a key that the server makes. decision 125 */
  readonly secretsKeys: ReadonlyArray<string>
  readonly logLevel: string
  readonly rateLimit: boolean
  /** Serves calls that change players past all rules, and the clock. decision 115 */
  readonly debugCalls: boolean
  /** The number of trusted proxies in front, for the address of the caller. */
  readonly proxies: number
  /** Addresses, and values of `x-client`, that are answered with 403 alone. */
  readonly blocked: { readonly addresses: ReadonlySet<string>; readonly clients: ReadonlySet<string> }
  /** What webhooks may reach although it is not public. */
  readonly webhookNetworks: ReadonlyArray<AllowedNetwork>
  /** Messages to browsers. decision 124 */
  readonly webPush: WebPushConfig
}

export type ConfigError = ConfigFault
type Parser<A> = (text: string) => A | undefined

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const integerBetween =
  (lowest: number, highest: number): Parser<number> =>
  (text) => {
    const figure = Number(text)
    return Number.isInteger(figure) && figure >= lowest && figure <= highest ? figure : undefined
  }

const urlWithScheme =
  (...schemes: readonly string[]): Parser<string> =>
  (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : undefined

/** Checks the scheme only: the URL of a replica set names several hosts, which `URL` does not parse. */
const parseMongodbUrl: Parser<string> = (text) => (/^mongodb(\+srv)?:\/\/\S+$/.test(text) ? text : undefined)

const parseOnOff: Parser<boolean> = (text) => ({ on: true, off: false })[text]

/** Long enough that nobody tries them all. */
const KEY_LENGTH = 32

const parseKeys: Parser<ReadonlyArray<string>> = (text) => {
  const keys = [...listOf(text)]
  return keys.every((key) => key.length >= KEY_LENGTH) ? keys : undefined
}

const parseNetworks: Parser<ReadonlyArray<AllowedNetwork>> = (text) => {
  const networks = [...listOf(text)].map(parseNetwork)
  return networks.every((network) => network !== undefined) ? networks : undefined
}

const parseAddresses: Parser<ReadonlySet<string>> = (text) => {
  const addresses = [...listOf(text)].map(parseAddress)
  return addresses.every((address) => address !== undefined) ? new Set(addresses) : undefined
}

const listOf = (text = ''): ReadonlySet<string> => new Set(text.split(/[\s,]+/).filter((entry) => entry !== ''))

/** Reads the environment; reports all invalid variables together. */
export const readConfig = (env: Environment): E.Either<readonly ConfigError[], Config> => {
  const fieldErrors: ConfigError[] = []
  const read = <A>(variable: string, expected: string, reading: Parser<A>): A | undefined => {
    const text = env[variable]?.trim()
    if (text === undefined || text === '') return undefined
    const value = reading(text)
    if (value === undefined) fieldErrors.push({ variable, expected, found: text })
    return value
  }
  const host = read('LISTEN_ADDRESS', 'an address such as 127.0.0.1', parseAddress)
  const port = read('PORT', 'a port between 0 and 65535', integerBetween(0, 65_535)) ?? 3000
  const metricsPort = read('METRICS_PORT', 'a port between 1 and 65535', integerBetween(1, 65_535))
  const mongodbUrl = read('MONGODB_URL', 'an address that begins with mongodb:// or mongodb+srv://', parseMongodbUrl)
  const mailUrl = read('MAIL_URL', 'an address that begins with smtp:// or smtps://', urlWithScheme('smtp:', 'smtps:'))
  const mailFrom =
    read('MAIL_FROM', 'an e-mail address', (text) => (text.includes('@') ? text : undefined)) ??
    'Daykeep <daykeep@localhost>'
  const config: Config = {
    port,
    dataDir: resolve(env['DATA_DIR']?.trim() || './data'),
    baseUrl: (
      read('BASE_URL', 'an address that begins with http:// or https://', urlWithScheme('http:', 'https:')) ??
      `http://localhost:${port}`
    ).replace(/\/+$/, ''),
    mailFrom,
    identity: readIdentityConfig(env, fieldErrors),
    providers: readPaymentConfig(env, fieldErrors),
    secretsKeys: read('SECRETS_KEY', 'texts of at least 32 characters, with commas between', parseKeys) ?? [],
    logLevel:
      read('LOG_LEVEL', LOG_LEVELS.join(', '), (text) => (LOG_LEVELS.includes(text) ? text : undefined)) ?? 'info',
    rateLimit: read('RATE_LIMIT', 'on or off', parseOnOff) ?? true,
    debugCalls: read('DEBUG_CALLS', 'on or off', parseOnOff) ?? false,
    proxies: read('PROXIES', 'a count from 0 to 9', integerBetween(0, 9)) ?? 0,
    blocked: {
      addresses: read('BLOCKED_ADDRESSES', 'addresses such as 192.0.2.7 or 2001:db8::1', parseAddresses) ?? new Set(),
      clients: listOf(env['BLOCKED_CLIENTS']),
    },
    webhookNetworks:
      read('WEBHOOK_NETWORKS', 'addresses and networks such as 192.168.1.20 or 10.0.0.0/8', parseNetworks) ?? [],
    webPush: readWebPushConfig(env, fieldErrors, mailFrom),
    ...(host === undefined ? {} : { host }),
    ...(metricsPort === undefined ? {} : { metricsPort }),
    ...(mongodbUrl === undefined ? {} : { mongodbUrl }),
    ...(mailUrl === undefined ? {} : { mailUrl }),
  }
  return fieldErrors.length > 0 ? E.left(fieldErrors) : E.right(config)
}
