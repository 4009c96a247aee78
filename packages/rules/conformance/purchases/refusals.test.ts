import { type CommandName, commands } from '../../src/commands.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'
import { everyCaseOf } from '../support/topic.ts'

type Fields = Readonly<Record<string, unknown>>

type Case = ShopCase & {
  readonly op: string
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields
}

/** Operations and parameters that go by another name among our commands. */
const NAMES: Readonly<Record<string, string>> = {
  togglePinnedItem: 'togglePin',
  movePinnedItem: 'movePin',
  reroll: 'fortify',
  purchaseHourglass: 'purchaseWithHourglasses',
}
const PARAMS: Readonly<Record<string, string>> = { cardType: 'card', uuid: 'user' }

everyCaseOf<Case>('refusals', (testCase) => {
  const command = commandOf(testCase)
  const fields = Object.entries({ ...testCase.params, ...testCase.query, ...testCase.body } as Fields)
  const params = Object.fromEntries(fields.map(([name, value]) => [PARAMS[name] ?? name, value]))
  return command === undefined ? [`no command ${testCase.op}`] : faultsOfCall({ command, params }, testCase)
})

const commandOf = ({ op }: Case): CommandName | undefined => {
  const name = NAMES[op] ?? op
  return Object.hasOwn(commands, name) ? (name as CommandName) : undefined
}
