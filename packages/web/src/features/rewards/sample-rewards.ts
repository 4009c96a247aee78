import type { RewardModel } from './to-rewards.ts'

const gear = (key: string, name: string, price: number): RewardModel => ({
  path: `gear.flat.${key}`,
  type: 'marketGear',
  buying: 'gear',
  key,
  name,
  notes: 'It has been in the family for a while. Whose family, nobody says.',
  thing: { kind: 'gear', slot: 'weapon', art: { template: 'sword', palette: 'steel' }, facts: {} },
  price,
  currency: 'gold',
  affordable: true,
  missing: 0,
  left: 128 - price,
  locked: undefined,
  removable: true,
  gains: [{ attribute: 'str', own: 3, classBonus: 1.5 }],
})

export const SWORD = gear('weapon_warrior_1', 'Practice sword', 20)

export const HELM: RewardModel = {
  ...gear('head_warrior_1', 'Leather helm', 15),
  thing: { kind: 'gear', slot: 'head', art: { template: 'helm', palette: 'hide' }, facts: {} },
}

export const TOO_DEAR: RewardModel = {
  ...gear('armor_warrior_1', 'Leather coat', 160),
  thing: { kind: 'gear', slot: 'armor', art: { template: 'leather', palette: 'hide' }, facts: {} },
  affordable: false,
  missing: 32,
  left: 0,
}

export const LOCKED: RewardModel = {
  ...gear('shield_warrior_2', 'Round shield', 40),
  thing: { kind: 'gear', slot: 'shield', art: { template: 'round', palette: 'iron' }, facts: {} },
  locked: 'You need the piece before it first.',
}

export const POTION: RewardModel = {
  ...gear('potion', 'Health potion', 25),
  path: 'potion',
  type: 'potion',
  buying: 'potion',
  thing: { kind: 'item', art: { template: 'health-potion' } },
  removable: false,
  gains: [],
}

export const ARMOIRE: RewardModel = {
  ...POTION,
  path: 'armoire',
  type: 'armoire',
  buying: 'armoire',
  key: 'armoire',
  name: 'Enchanted armoire',
  thing: { kind: 'item', art: { template: 'armoire' } },
  price: 100,
}

export const SAMPLE_REWARDS: ReadonlyArray<RewardModel> = [SWORD, HELM, TOO_DEAR, LOCKED, POTION, ARMOIRE]
