import * as fc from 'fast-check'
import type { Catalogue } from '../../src/catalogue/index.ts'
import type { Player, Task } from '../../src/model/index.ts'
import { oneOfOr } from './figures.ts'

const none = () => fc.constant({})

/** Parameters of the commands about classes and what they can do. */
export const classParams = ({ skills, transformations, cards }: Catalogue) => {
  const antidotes = Object.values(transformations).map(({ antidote }) => antidote.key)
  const spells = [...Object.keys(skills), ...Object.keys(transformations), ...antidotes, ...Object.keys(cards)]
  return {
    changeClass: () => fc.record({ class: oneOfOr(['warrior', 'wizard', 'rogue', 'healer']) }, { requiredKeys: [] }),
    disableClasses: none,
    rebirth: none,
    fortify: none,
    releasePets: none,
    releaseMounts: none,
    releaseBoth: none,
    openMysteryItem: none,
    castSkill: ({ user, tasks }: Player) =>
      fc.record(
        {
          skill: oneOfOr(
            Object.values(skills)
              .filter((skill) => skill.class === user.stats.class)
              .map(({ key }) => key)
              .concat(spells),
          ),
          target: oneOfOr([user._id, ...Object.values<Task>(tasks).map(({ _id }) => _id)]),
          quantity: fc.constantFrom(1, 1, 1, 2, 3, 'many'),
        },
        { requiredKeys: ['skill'] },
      ),
    readCard: () => fc.record({ card: oneOfOr(Object.keys(cards)) }, { requiredKeys: [] }),
  } as const
}
