import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { scrollsOf } from '@daykeep/rules/quests'
import { nameOf, t } from '../../../i18n/index.ts'
import { toItem } from '../../items/index.ts'
import type { Scroll } from './ChooseQuestDialog.tsx'

/** The scrolls that a player owns, by name. docs/reference/screens.md 6.4. */
export const toScrolls = (catalogue: Catalogue, user: User): ReadonlyArray<Scroll> =>
  Object.values(catalogue.quests)
    .flatMap(({ key, level = 0 }) => {
      const count = scrollsOf(user, key)
      return count === 0
        ? []
        : [
            {
              key,
              count,
              name: nameOf(`quests.${key}`),
              picture: toItem(catalogue, 'quest', key),
              refusal: user.stats.lvl < level ? t('refusals.questLevelTooHigh', { level }) : undefined,
            },
          ]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
