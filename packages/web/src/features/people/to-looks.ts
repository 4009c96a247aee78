import type { Looks } from '../../art/index.ts'

const PLAIN: Looks = {
  preferences: {
    size: 'slim',
    skin: '915533',
    shirt: 'blue',
    hair: { color: 'red', base: 3, bangs: 1, beard: 0, mustache: 0, flower: 0 },
    chair: 'none',
    costume: false,
    sleep: false,
  },
  items: { currentPet: '', currentMount: '', gear: { equipped: {}, costume: {} } },
  stats: { class: 'warrior', buffs: { snowball: false, spookySparkles: false, shinySeed: false, seafoam: false } },
}

type Styles = {
  readonly preferences?: Partial<Looks['preferences']>
  readonly items?: Partial<Omit<Looks['items'], 'gear'>> & { readonly gear?: Partial<Looks['items']['gear']> }
  readonly stats?: { readonly class?: Looks['stats']['class']; readonly buffs?: Partial<Looks['stats']['buffs']> }
}

/**
 * The looks of another player, from a profile or from the styles that a message stores; both leave out what is empty.
 * docs/reference/api.md 3.6 and 3.8.
 */
export const toLooks = (styles: Readonly<Record<string, unknown>> | undefined): Looks => {
  const { preferences, items, stats }: Styles = styles ?? {}
  return {
    preferences: { ...PLAIN.preferences, ...preferences, hair: { ...PLAIN.preferences.hair, ...preferences?.hair } },
    items: { ...PLAIN.items, ...items, gear: { ...PLAIN.items.gear, ...items?.gear } },
    stats: { class: stats?.class ?? PLAIN.stats.class, buffs: { ...PLAIN.stats.buffs, ...stats?.buffs } },
  }
}
