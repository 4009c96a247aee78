/** Everybody who founds guilds: upstream only full access does so any more. Reference, rules 11.1 and 15 number 15. */
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

/** Cases we decide otherwise: topic/id and the reason. The other cases follow the decisions of rules 15. */
export const DIFFERENCES: Readonly<Record<string, string>> = guildsStay
