/** Experience needed to leave a level, by its real number, above 100 too. Reference, rules 1.2. */
export const experienceToLeave = (level: number): number => {
  if (level < 5) return 25 * level
  if (level === 5) return 150
  return 10 * Math.round((0.25 * level ** 2 + 10 * level + 139.75) / 10)
}

/** All experience ever gained by a player who now has `experience` at `level`. Reference, rules 2.11. */
export const experienceEver = (level: number, experience: number): number => {
  let total = experience
  for (let left = 1; left < level; left += 1) total += experienceToLeave(left)
  return total
}
