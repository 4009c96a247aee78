import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandName, commands } from '@daykeep/rules/commands'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['features', 'app'].map((folder) => join(import.meta.dirname, folder))

/** Everything that screens are made of, without their tests and stories. */
const source = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !file.includes('fixtures'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n')

/** Commands whose control sends something else, which does the same and more. */
const DONE_OTHERWISE: Readonly<Partial<Record<CommandName, string>>> = {
  // The form of a task saves the whole task.
  addChecklistItem: 'updateTask',
  updateChecklistItem: 'updateTask',
  deleteChecklistItem: 'updateTask',
  addTaskTag: 'updateTask',
  removeTaskTag: 'updateTask',
  // All points of a draft at once.
  allocate: 'allocateBulk',
  // Asks the server for the password.
  resetAccount: 'resetUser',
  // Sends the file, which the server reads.
  restorePlayer: 'restorePlayer',
}

/** Commands of apps for phones, which register themselves. */
const OF_PHONES: ReadonlySet<string> = new Set(['addPushDevice', 'removePushDevice'])

const isUsed = (name: string): boolean => source.includes(`'${name}'`)

describe('each command of a player', () => {
  const names = (Object.keys(commands) as ReadonlyArray<CommandName>).filter((name) => !OF_PHONES.has(name))

  it.each(names)('%s has a control', (name) => {
    expect(isUsed(DONE_OTHERWISE[name] ?? name)).toBe(true)
  })
})
