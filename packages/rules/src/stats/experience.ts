/** Experience needed to leave a level. The level is not capped at 100. docs/reference/rules.md 1.2. */
export const experienceToLeave = (level: number): number => {
  if (level < 5) return 25 * level
  if (level === 5) return 150
  return 10 * Math.round((0.25 * level ** 2 + 10 * level + 139.75) / 10)
}

/** Total experience ever gained by a player who has `experience` at `level`. docs/reference/rules.md 2.11. */
export const experienceEver = (level: number, experience: number): number => {
  let total = experience
  for (let lowerLevel = 1; lowerLevel < level; lowerLevel += 1) total += experienceToLeave(lowerLevel)
  return total
}
