/** Everybody founds guilds here; the cases keep that to full access. docs/decisions/048-guilds-are-kept.md. */
const GUILD_FOUNDERS = [
  'user',
  'muted',
  'noParty',
  'partyLeader',
  'moderator',
  'challengeAdmin',
  'userSupport',
  'accessControl',
  'news',
  'coupons',
] as const

const guildsStay = Object.fromEntries(
  GUILD_FOUNDERS.map((role) => [
    `permissions/site/create guild/${role}`,
    'guilds are kept for everybody, for a fee of 4 gems, since the specification keeps their screens (rules 11.1)',
  ]),
)

/** Buying none buys one here. docs/decisions/072-quantity-of-at-least-one.md. */
const BUYING_NONE = [
  'armoire/quantity/0',
  'buy-gear/quantity/0',
  'buy-gems/quantity/0',
  'buy-gold/quest/quantity/0',
  'buy-potion/quantity/0',
  'purchase/quantity/0',
] as const

const noneIsRefused = Object.fromEntries(
  BUYING_NONE.map((id) => [id, 'the specification asks for a quantity of at least 1 (application 5 and 8)']),
)

/** Cases we decide otherwise: topic/id and the reason. The other cases follow docs/reference/rules.md 15. */
export const DIFFERENCES: Readonly<Record<string, string>> = { ...guildsStay, ...noneIsRefused }
