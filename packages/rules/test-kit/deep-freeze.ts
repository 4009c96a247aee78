/** The same value, of which no part can be written any more; writing throws. */
export const deepFreeze = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
