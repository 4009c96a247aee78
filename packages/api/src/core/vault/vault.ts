import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Store } from '../../store/index.ts'
import { serverKey } from '../server-key.ts'

/**
 * Keeps secrets that the server must read again, so that the store alone does not tell them. `owner` is part of the seal: a
 * sealed secret is worth nothing in another document.
 */
export type Vault = {
  readonly seal: (secret: string, owner: string) => string
  /** Texts that were stored before there was a seal are what they are; nothing for one whose key is not there. */
  readonly open: (sealed: string, owner: string) => string | undefined
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^sealed\.(?<key>[\w-]+)\.(?<content>[\w-]+)$/

/** A vault that seals with the first key and opens with all of them. decision 125 */
export const createVault = (keys: readonly [Buffer, ...ReadonlyArray<Buffer>]): Vault => {
  const byName = new Map(keys.map((key) => [nameOf(key), key]))
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, keys[0], iv).setAAD(Buffer.from(owner))
      const content = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `sealed.${nameOf(keys[0])}.${content.toString('base64url')}`
    },
    open: (sealed, owner) => {
      const { key: name = '', content = '' } = SEALED.exec(sealed)?.groups ?? {}
      if (name === '') return sealed
      const key = byName.get(name)
      return key === undefined ? undefined : decrypt(key, Buffer.from(content, 'base64url'), owner)
    },
  }
}

const decrypt = (key: Buffer, content: Buffer, owner: string): string | undefined => {
  try {
    const decipher = createDecipheriv(CIPHER, key, content.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(content.subarray(-TAG_BYTES))
    return decipher.update(content.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** Tells keys apart and says nothing about them. */
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64url').slice(0, 8)

const KEY_FILE = 'secrets.key'

const READ_ONLY = ['EROFS', 'EACCES', 'EPERM']

/**
 * The keys of the configuration. Without one: a file beside the embedded store, made at the first start; with MongoDB, which
 * several servers share, a key in the store.
 */
export const openVault = async (
  { dataDir, mongodbUrl, secretsKeys }: Pick<Config, 'dataDir' | 'mongodbUrl' | 'secretsKeys'>,
  store: Pick<Store, 'get' | 'commit'>,
): Promise<Vault> => {
  const [first, ...others] = secretsKeys.map(keyOf)
  if (first !== undefined) return createVault([first, ...others])
  if (mongodbUrl !== undefined) return createVault([await serverKey(store, 'secrets')])
  return createVault([keyOf(await readOrMake(join(dataDir, KEY_FILE)))])
}

const keyOf = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'daykeep secrets', 32))

const readOrMake = async (file: string): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${file}.${process.pid}.${secret.slice(0, 8)}`
  try {
    await writeFile(draft, `${secret}\n`, { mode: 0o600 })
    // Whole or not at all, and never over a key that is there, perhaps since a moment ago.
    await link(draft, file)
    return secret
  } catch (error) {
    const code = String(Object(error).code)
    if (code === 'EEXIST') return (await readFile(file, 'utf8')).trim()
    if (!READ_ONLY.includes(code)) throw error
    // Where nothing can be written, nothing will be sealed that is not sealed yet.
    return readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => secret,
    )
  } finally {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
