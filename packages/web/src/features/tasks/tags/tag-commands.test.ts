import { asKey, type Tag, type User } from '@daykeep/rules/model'
import { executeCommand } from '@daykeep/rules/execute'
import { commands } from '@daykeep/rules/commands'
import type { Command } from '@daykeep/rules/command'
import { aCatalogue, aPlayer, aUser, NOON } from '@daykeep/rules/test-kit'
import * as fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { tagCommands, type TagRow } from './tag-commands.ts'

const tag = (id: string, rest: Partial<Tag> = {}): Tag => ({ id: asKey(id), name: id.toUpperCase(), ...rest })
const tags = [tag('a'), tag('c', { challenge: true }), tag('b'), tag('d')]
const rowsOf = (...rows: ReadonlyArray<Tag>): ReadonlyArray<TagRow> => rows
const [a, , b, d] = tags as [Tag, Tag, Tag, Tag]

const after = (rows: ReadonlyArray<TagRow>): User['tags'] => {
  let player = aPlayer(aUser({ tags }))
  for (const { name, params } of tagCommands(tags, rows)) {
    const answer = executeCommand(aCatalogue())(commands[name] as unknown as Command<unknown, unknown>, {
      params,
      at: NOON,
    })(player)
    if (E.isLeft(answer)) throw new Error(answer.left.key)
    player = answer.right.state
  }
  return player.user.tags
}

describe('tagActs', () => {
  it('does nothing when nothing was edited', () => expect(tagCommands(tags, rowsOf(a, b, d))).toEqual([]))

  it('deletes, renames, makes and moves', () => {
    const rows = rowsOf(d, { ...a, name: ' Work ' }, tag('n'))
    expect(after(rows)).toEqual([d, tags[1], { ...a, name: 'Work' }, tag('n')])
  })

  it('takes a row without a name for one that is gone', () => {
    expect(after(rowsOf(a, { ...b, name: ' ' }, d, tag('n', { name: '' }))).map(({ id }) => id)).toEqual([
      'a',
      'c',
      'd',
    ])
  })

  it('always ends with the rows in their order, and never touches tags of challenges', () => {
    const law = fc.property(fc.shuffledSubarray([a, b, d, tag('n'), tag('m')]), (rows) => {
      const result = after(rows)
      expect(result.filter(({ challenge }) => challenge !== true).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
      expect(result).toContainEqual({ id: 'c', name: 'C', challenge: true })
    })
    fc.assert(law)
  })
})
