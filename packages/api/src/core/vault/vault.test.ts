import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVault, openVault } from './vault.ts'

const OLD = Buffer.alloc(32, 1)
const NEW = Buffer.alloc(32, 2)
const NO_STORE = {
  get: () => Promise.reject(new Error('not asked')),
  commit: () => Promise.reject(new Error('not asked')),
}

describe('a sealed secret', () => {
  it('is read by its key and owner alone, and tells nothing', () => {
    const vault = createVault([OLD])
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), (secret) => {
        const sealed = vault.seal(secret, 'ann')
        expect(vault.open(sealed, 'ann')).toBe(secret)
        expect([vault.open(sealed, 'bea'), createVault([NEW]).open(sealed, 'ann')]).toEqual([undefined, undefined])
        expect(sealed).not.toContain(secret)
        expect(vault.seal(secret, 'ann')).not.toBe(sealed)
      }),
      { examples: [['ABCDEFGH234567'], ['sealed.x.y'], ['ä€😀!']] },
    )
  })

  it('is read by earlier keys, and sealed by the first', () => {
    const old = createVault([OLD]).seal('secret', 'ann')
    const both = createVault([NEW, OLD])
    expect(both.open(old, 'ann')).toBe('secret')
    expect(createVault([NEW]).open(both.seal('secret', 'ann'), 'ann')).toBe('secret')
  })

  it('that was changed is none', () => {
    const vault = createVault([OLD])
    const sealed = vault.seal('secret', 'ann')
    const at = sealed.length - 6
    const other = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    expect([other, sealed.slice(0, -8), `${sealed.slice(0, 15)}.AAAA`].map((each) => vault.open(each, 'ann'))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('of the time before there were seals is what it is', () => {
    expect(createVault([OLD]).open('ABCDEFGH234567', 'ann')).toBe('ABCDEFGH234567')
  })
})

describe('the key', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vault-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it('is made once, in a file that its owner alone reads, by whichever process is first', async () => {
    const vaults = await Promise.all([1, 2, 3].map(() => openVault({ dataDir, secretsKeys: [] }, NO_STORE)))
    const [first] = vaults
    const sealed = first?.seal('secret', 'ann') ?? ''
    expect(vaults.map((vault) => vault.open(sealed, 'ann'))).toEqual(['secret', 'secret', 'secret'])
    expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600)
  })

  it('may be taken from that file into the configuration', async () => {
    const beside = await openVault({ dataDir, secretsKeys: [] }, NO_STORE)
    const text = (await readFile(join(dataDir, 'secrets.key'), 'utf8')).trim()
    const configured = await openVault({ dataDir: '/nowhere', secretsKeys: [text] }, NO_STORE)
    expect(configured.open(beside.seal('secret', 'ann'), 'ann')).toBe('secret')
  })
})
