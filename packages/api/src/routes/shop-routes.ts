import { marketGear, rewardsColumn } from '@daykeep/rules/shops'
import * as E from 'fp-ts/lib/Either.js'
import type { PlayerAsk, PlayerHandler } from '../http/ask.ts'
import { type Describing, toGearInfo, toItemInfo } from '../services/item-info.ts'
import type { Shell } from '../shell.ts'
import { languageFor } from '../texts/language.ts'

/** The rewards column below the player's own rewards, in its order. */
export const inAppRewards: PlayerHandler = (shell) => async (ask) => {
  const { player } = ask
  const column = rewardsColumn(shell.catalogue)(player.body, shell.clock())
  return E.right({ data: column.map((entry) => toItemInfo(describing(shell, ask), entry)), user: player })
}

/** The next piece of each slot for the class. Reference, api 2.2. */
export const inventoryBuy: PlayerHandler = (shell) => async (ask) => {
  const { player } = ask
  const next = marketGear(shell.catalogue)(player.body, shell.clock()).filter(({ locked }) => !locked)
  return E.right({ data: next.map(({ gear }) => toGearInfo(describing(shell, ask), gear)), user: player })
}

const describing = (shell: Shell, { player, wishes }: PlayerAsk): Describing => ({
  catalogue: shell.catalogue,
  texts: shell.texts,
  language: languageFor(shell.texts.languages, wishes),
  user: player.body,
})
