import { strictObject, Flag, KeyText, linkTo, listOf } from '../codec/index.ts'
import { BadgeArt } from './art.ts'
import { contentFile, fileKind } from './file-kind.ts'
import { entriesAt } from './content-entry.ts'

export const achievements = fileKind({
  name: 'achievements',
  pattern: /^achievements\/list\.json$/,
  codec: contentFile({ achievements: listOf(strictObject({ key: KeyText }, { art: BadgeArt })) }),
  entries: (file) => entriesAt('achievements', 'achievements', file.achievements),
})

/** Every drop species in one colour: what its pets bring, what its mounts bring, and what all species bring. */
export const colorSets = fileKind({
  name: 'color-sets',
  pattern: /^achievements\/colors\.json$/,
  codec: contentFile({
    colors: listOf(
      strictObject(
        { potion: linkTo('hatchingPotions'), pets: linkTo('achievements'), mounts: linkTo('achievements') },
        { everyEgg: linkTo('achievements') },
      ),
    ),
  }),
  entries: () => [],
})

/** Certain species in every standard colour; `mounts`: the mounts too. */
export const animalSets = fileKind({
  name: 'animal-sets',
  pattern: /^achievements\/animal-sets\.json$/,
  codec: contentFile({
    sets: listOf(
      strictObject({ achievement: linkTo('achievements'), species: listOf(linkTo('eggs')) }, { mounts: Flag }),
    ),
  }),
  entries: () => [],
})
