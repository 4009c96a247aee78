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

everyCaseOf<Case>('refusals', (given) => {
  const command = commandOf(given)
  const asked = Object.entries({ ...given.params, ...given.query, ...given.body } as Fields)
  const params = Object.fromEntries(asked.map(([name, value]) => [PARAMS[name] ?? name, value]))
  return command === undefined ? [`no command ${given.op}`] : faultsOfCall({ command, params }, given)
})

const commandOf = ({ op }: Case): CommandName | undefined => {
  const name = NAMES[op] ?? op
  return Object.hasOwn(commands, name) ? (name as CommandName) : undefined
}
