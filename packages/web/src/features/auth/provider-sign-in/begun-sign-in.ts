/** What a browser remembers while somebody is at a provider. `search`: the query of the page where they began. */
export type BegunSignIn = { readonly search: string }

const KEY = 'daykeep-sign-in'

export const saveBegunSignIn = (begun: BegunSignIn): void => sessionStorage.setItem(KEY, JSON.stringify(begun))

/** Empty for what another release or somebody else wrote there. */
export const begunSignIn = (): BegunSignIn => {
  try {
    const { search } = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) as Partial<BegunSignIn>
    return { search: typeof search === 'string' ? search : '' }
  } catch {
    return { search: '' }
  }
}

export const forgetBegunSignIn = (): void => sessionStorage.removeItem(KEY)
