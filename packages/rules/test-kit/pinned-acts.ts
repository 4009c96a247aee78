import type { Player } from '../src/model/index.ts'
import { bags } from './bags.ts'
import { aPlayer, aUser } from './user.ts'

type PinnedAct = { readonly player: Player; readonly input: unknown }

/** Acts that once broke a law of every command, by the name of the command: the laws run them beside their arbitrary ones. */
export const PINNED_ACTS: Readonly<Record<string, ReadonlyArray<PinnedAct>>> = {
  castSkill: [
    // A transformation that is on already.
    {
      player: aPlayer(aUser({ stats: { buffs: { snowball: true } }, items: { special: { snowball: 1 } } })),
      input: { skill: 'snowball' },
    },
  ],
  feed: [
    // A saddle for a pet that was raised before and whose mount is gone: its points are -1 already.
    {
      player: aPlayer(aUser({ items: bags({ pets: { 'Wolf-Base': -1 }, food: { Saddle: 1 } }) })),
      input: { pet: 'Wolf-Base', food: 'Saddle' },
    },
  ],
}
