import { commands } from '@daykeep/rules/commands'
import type { Look } from '@daykeep/rules/catalogue'
import { chanceOf } from '../simulate/chance.ts'
import { dispatch, type Hero } from '../simulate/hero.ts'

/** Looks that most players leave at the first choice, and the share that changes them. */
const RARE: Readonly<Record<string, number>> = { chair: 0.08, 'hair.flower': 0.3 }

/** Shares of players who show an animal that they own. */
const WITH_PET = 0.8
const WITH_MOUNT = 0.5

/** Chooses a look, a scene and animals from what is free or owned, by the commands that a player has. */
export const dress = (hero: Hero, seed: string): void => {
  const chance = chanceOf(`${seed}/${hero.user._id}/look`)
  const oneOf = <A>(choices: ReadonlyArray<A>): A | undefined => choices[Math.floor(chance.next() * choices.length)]
  const free = hero.catalogue.looks.filter(({ set }) => set === undefined)
  const changes: Record<string, unknown> = {}
  for (const [kind, looks] of Object.entries(Object.groupBy(free, (look: Look) => look.kind))) {
    const look = looks === undefined || !chance.happens(RARE[kind] ?? 1) ? undefined : oneOf(looks)
    if (look !== undefined) changes[`preferences.${kind}`] = /^\d+$/.test(look.key) ? Number(look.key) : look.key
  }
  const scene = oneOf(Object.keys(hero.user.purchased.background))
  if (scene !== undefined) changes['preferences.background'] = scene
  dispatch(hero, commands.updateUser, { changes })
  const { pets, mounts } = hero.user.items
  const [pet] = oneOf(Object.entries<number>(pets).filter(([, points]) => points > 0)) ?? []
  const [mount] = oneOf(Object.entries<boolean | null>(mounts).filter(([, isOwned]) => isOwned === true)) ?? []
  if (pet !== undefined && chance.happens(WITH_PET)) dispatch(hero, commands.equip, { type: 'pet', key: pet })
  if (mount !== undefined && chance.happens(WITH_MOUNT)) dispatch(hero, commands.equip, { type: 'mount', key: mount })
}
