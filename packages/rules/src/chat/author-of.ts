import type { ChatMessage, User } from '../model/index.ts'

type Author = Pick<ChatMessage, 'user' | 'username' | 'contributor' | 'backer' | 'userStyles'>

/** The author's current name and appearance, which a message stores. docs/reference/api.md 3.6. */
export const authorOf = (user: User): Author => {
  const { gear, currentMount, currentPet } = user.items
  const { hair, skin, shirt, chair, size, background, costume } = user.preferences
  const { snowball, spookySparkles, shinySeed, seafoam } = user.stats.buffs
  const worn = costume ? { costume: gear.costume } : { equipped: gear.equipped }
  return {
    user: user.profile.name,
    ...(user.auth.local.username === undefined ? {} : { username: user.auth.local.username }),
    contributor: user.contributor,
    backer: user.backer,
    userStyles: {
      items: { gear: worn, currentMount, currentPet },
      preferences: { hair, skin, shirt, chair, size, costume, ...(background === undefined ? {} : { background }) },
      stats: { class: user.stats.class, buffs: { snowball, spookySparkles, shinySeed, seafoam } },
    },
  }
}
