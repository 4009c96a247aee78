import { vi } from 'vitest'

/** Milliseconds that a test waits for what it expects: `vi.waitFor` has no option in the configuration, and one second. */
const PATIENCE = 30_000

const { waitFor } = vi

vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) })
