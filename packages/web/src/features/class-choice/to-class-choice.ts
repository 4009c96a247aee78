import type { Catalogue } from '@daykeep/rules/catalogue'
import { classTrial, gemsForClass } from '@daykeep/rules/classes'
import type { Player, PlayerClass } from '@daykeep/rules/model'
import { skillOffers } from '@daykeep/rules/skills'
import { hasClass, totalsOf } from '@daykeep/rules/stats'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { toAvatarArt } from '../../art/index.ts'
import { nameOf, notesOf } from '../../i18n/index.ts'
import type { ClassChoiceModel, ClassHero } from './class-choice-model.ts'

/** As the four heroes stand from left to right. */
const ORDER = ['warrior', 'wizard', 'rogue', 'healer'] as const satisfies ReadonlyArray<PlayerClass>

/** The four classes as they would be for this player. docs/reference/screens.md 17 no. 6. */
export const toClassChoice = (catalogue: Catalogue, player: Player): ClassChoiceModel => {
  const { user } = player
  const price = gemsForClass(user)
  return {
    heroes: ORDER.map((each) => toHero(catalogue, player, each)),
    current: hasClass(user) ? user.stats.class : undefined,
    price,
    affordable: user.balance * GEMS_PER_BALANCE >= price,
    canOptOut: !user.preferences.disableClasses,
  }
}

const toHero = (catalogue: Catalogue, player: Player, playerClass: PlayerClass): ClassHero => {
  const { member, hero, attributes } = classTrial(catalogue, player.user, playerClass)
  const totals = totalsOf(catalogue, member)
  return {
    class: playerClass,
    avatar: { ...toAvatarArt(hero, catalogue), background: undefined, mount: undefined, pet: undefined },
    attributes: attributes.map((attribute) => ({ attribute, total: totals[attribute] })),
    skills: skillOffers(catalogue, { ...player, user: member }).map(({ skill, ranges }) => ({
      key: skill.key,
      name: nameOf(`skills.${skill.key}`),
      notes: notesOf(`skills.${skill.key}`),
      art: skill.art,
      level: skill.level,
      gains: ranges,
    })),
  }
}
