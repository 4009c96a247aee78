import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../test-kit/index.ts'
import { commands, type CommandName } from './commands.ts'
import type { Command } from './command.ts'
import { decodeParams } from './decode-params.ts'

const decode = (name: CommandName, input: unknown) => decodeParams(commands[name] as unknown as Command<unknown>)(input)

describe('decodeParams', () => {
  it('reads numbers that are written as text', () => {
    expect(outcomeOf(decode('feed', { pet: 'Wolf-Base', food: 'Meat', amount: '3' }))).toMatchObject({ amount: 3 })
    expect(outcomeOf(decode('moveTask', { task: 'a', position: '-1' }))).toEqual({ task: 'a', position: -1 })
  })

  it.each<[CommandName, unknown, string]>([
    ['scoreTask', { task: 'a', direction: 'sideways' }, 'directionUpDown'],
    ['sell', { type: 'food', key: 'Meat', amount: 1.5 }, 'positiveAmountRequired'],
    ['buyPotion', { quantity: 'many' }, 'invalidQuantity'],
    ['buyPotion', { quantity: 0 }, 'invalidQuantity'],
    ['buyPotion', { quantity: null }, 'invalidQuantity'],
    ['purchase', { type: 'eggs', key: 'Wolf', quantity: '0' }, 'invalidQuantity'],
    ['castSkill', { skill: 'heal', quantity: 0 }, 'invalidQuantity'],
    ['unlinkTask', { task: 'a', keep: 'burn' }, 'keepOrRemove'],
    ['unlinkAllTasks', { challenge: 'a', keep: 'keep' }, 'keepOrRemoveAll'],
    ['moveTask', { task: 'a', position: 1.5 }, 'invalidReqParams'],
    ['movePin', { path: 'potion', position: 1.5 }, 'invalidReqParams'],
    ['movePin', { path: 'potion', position: -2 }, 'invalidReqParams'],
    ['movePin', { path: 'potion' }, 'invalidReqParams'],
    ['scoreTask', null, 'invalidReqParams'],
    ['toggleSleep', 7, 'invalidReqParams'],
  ])('refuses %s with %j: %s', (name, input, key) => expect(decode(name, input)).toMatchObject({ left: { key } }))

  it('refuses several fields in the order of the row', () => {
    expect(decode('sell', { amount: 'many' })).toMatchObject({ left: { key: 'positiveAmountRequired' } })
    expect(decode('sell', { key: '' })).toMatchObject({ left: { key: 'typeRequired' } })
    expect(decode('purchase', { type: 'hats' })).toMatchObject({ left: { key: 'missingKeyParam' } })
  })

  it.each(['purchase', 'purchaseWithHourglasses'] as const)(
    '%s refuses the quantity before the type (rules 10.1)',
    (name) => {
      const input = { key: 'Wolf', type: 'hats', quantity: -1 }
      expect(decode(name, input)).toMatchObject({ left: { key: 'invalidQuantity' } })
      expect(decode(name, { ...input, quantity: 1 })).not.toMatchObject({ left: { key: 'invalidQuantity' } })
    },
  )

  it('says what the text of a refusal needs', () => {
    expect(decode('allocate', { stat: 'luck' })).toMatchObject({ left: { params: { attr: 'luck' } } })
    expect(decode('allocateBulk', { stats: { str: 1, luck: 1 } })).toMatchObject({ left: { params: { attr: 'luck' } } })
  })

  it('hands the errors of the codec on, for those who name each field', () => {
    const refused = decode('updateTask', { task: 7, changes: 'none' })
    const fields = E.isLeft(refused)
      ? refused.left.errors.map(({ context }) => context.map(({ key }) => key).join('.'))
      : []
    expect(fields).toEqual(['.task', '.changes'])
  })
})
