import { type CommandName, commands } from '../src/commands.ts'
import { applyingCasesOf, isLaterPath, isLaterShop } from './support/applying-cases.ts'
import { faultsOfCall, type ShopCase } from './support/shop-case.ts'

type Fields = Readonly<Record<string, unknown>>

type Case = ShopCase & {
  readonly op: string
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields
}

/** Operations that go by another name among our commands. */
const NAMES: Readonly<Record<string, string>> = {
  togglePinnedItem: 'togglePin',
  movePinnedItem: 'movePin',
  reroll: 'fortify',
}

const commandOf = ({ op }: Case): CommandName | undefined => {
  const name = NAMES[op] ?? op
  return Object.hasOwn(commands, name) ? (name as CommandName) : undefined
}

const applies = (given: Case): boolean =>
  commandOf(given) !== undefined && !isLaterShop(given.body?.type) && !isLaterPath(given.params?.path)

applyingCasesOf<Case>('refusals', applies, (given) => {
  const command = commandOf(given)
  const { cardType: card, ...rest } = { ...given.params, ...given.query, ...given.body } as Fields
  const params = card === undefined ? rest : { ...rest, card }
  return command === undefined ? [`no command ${given.op}`] : faultsOfCall({ command, params }, given)
})
