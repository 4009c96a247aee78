import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

export type MountedDisk = { readonly remountReadOnly: () => void; readonly unmount: () => void }

/** A disk of its own with room for so many megabytes; undefined where mounting is not allowed. */
export const mountSmallDisk = (folder: string, megabytes: number): MountedDisk | undefined => {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (status !== 0) return undefined
  return {
    remountReadOnly: () => void spawnSync('mount', ['-o', 'remount,ro', folder]),
    unmount: () => void spawnSync('umount', ['-l', folder]),
  }
}
