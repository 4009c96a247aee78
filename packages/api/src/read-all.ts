export type Environment = Readonly<Record<string, string | undefined>>

/** An invalid variable, and what is expected. */
export type ConfigFault = { readonly variable: string; readonly expected: string; readonly found: string }

/** All of them, or none; one alone is a fault. */
export const readAll = <Name extends string>(
  env: Environment,
  faults: ConfigFault[],
  names: readonly [Name, ...Name[]],
): Readonly<Record<Name, string>> | undefined => {
  const present = names.filter((name) => textOf(env, name) !== '')
  if (present.length === 0) return undefined
  for (const variable of names)
    if (!present.includes(variable))
      faults.push({ variable, expected: `a value, since ${present[0]} has one`, found: '' })
  if (present.length < names.length) return undefined
  return Object.fromEntries(names.map((name) => [name, textOf(env, name)])) as Record<Name, string>
}

export const textOf = (env: Environment, name: string): string => env[name]?.trim() ?? ''
