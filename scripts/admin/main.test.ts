import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAdmin } from './main.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

describe('npm run admin', () => {
  it('names a folder without a store and makes none there', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const dataDir = join(folder, 'data')
    expect(await runAdmin(['list'], { DATA_DIR: dataDir })).toBe(1)
    expect(stderr).toHaveBeenCalledWith(
      `There is no ${dataDir}/daykeep.sqlite. DATA_DIR names the folder of the store.\n`,
    )
    expect(existsSync(dataDir)).toBe(false)
  })
})
