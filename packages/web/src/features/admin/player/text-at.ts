/** A text or figure of an open branch of a player; empty where there is none. */
export const textAt = (branch: unknown, key: string): string => {
  const value = (Object(branch) as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
