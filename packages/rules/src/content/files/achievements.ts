import { closed, Flag, KeyText, linkTo, listOf } from '../codec/index.ts'
import { BadgeArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

export const achievements = fileKind({
  name: 'achievements',
  pattern: /^achievements\/list\.json$/,
  codec: contentFile({ achievements: listOf(closed({ key: KeyText }, { art: BadgeArt })) }),
  things: (file) => thingsAt('achievements', 'achievements', file.achievements),
})

/** Every drop species in one colour: what its pets bring, what its mounts bring, and what all species bring. */
export const colorSets = fileKind({
  name: 'color-sets',
  pattern: /^achievements\/colors\.json$/,
  codec: contentFile({
    colors: listOf(
      closed(
        { potion: linkTo('hatchingPotions'), pets: linkTo('achievements'), mounts: linkTo('achievements') },
        { everyEgg: linkTo('achievements') },
      ),
    ),
  }),
  things: () => [],
})

/** Certain species in every standard colour; `mounts`: the mounts too. */
export const animalSets = fileKind({
  name: 'animal-sets',
  pattern: /^achievements\/animal-sets\.json$/,
  codec: contentFile({
    sets: listOf(closed({ achievement: linkTo('achievements'), species: listOf(linkTo('eggs')) }, { mounts: Flag })),
  }),
  things: () => [],
})
