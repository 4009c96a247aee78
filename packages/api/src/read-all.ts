export type Environment = Readonly<Record<string, string | undefined>>

/** An invalid variable, and what is expected. */
export type ConfigFault = { readonly variable: string; readonly expected: string; readonly found: string }

/** What a variable has to be. `isSecret`: a fault does not repeat it. */
export type Check = {
  readonly expected: string
  readonly isValid: (text: string) => boolean
  readonly isSecret?: true
}

/** All of them, or none; one alone is a fault. Those that are there are checked, even if others lack. */
export const readAll = <Name extends string>(
  env: Environment,
  faults: ConfigFault[],
  names: readonly [Name, ...Name[]],
  checks?: Readonly<Partial<Record<Name, Check>>>,
): Readonly<Record<Name, string>> | undefined => {
  const present = names.filter((name) => textOf(env, name) !== '')
  if (present.length === 0) return undefined
  for (const variable of names)
    if (!present.includes(variable))
      faults.push({ variable, expected: `a value, since ${present[0]} has one`, found: '' })
  const wrong = present.filter((name) => checks?.[name]?.isValid(textOf(env, name)) === false)
  for (const variable of wrong)
    faults.push({
      variable,
      expected: checks?.[variable]?.expected ?? '',
      found: checks?.[variable]?.isSecret ? '(not shown)' : textOf(env, variable),
    })
  if (present.length < names.length || wrong.length > 0) return undefined
  return Object.fromEntries(names.map((name) => [name, textOf(env, name)])) as Record<Name, string>
}

export const textOf = (env: Environment, name: string): string => env[name]?.trim() ?? ''
