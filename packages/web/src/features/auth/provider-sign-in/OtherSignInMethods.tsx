import { ProviderSignIn } from './ProviderSignIn.tsx'
import { useProviderSignIn } from './use-provider-sign-in.ts'

type Props = {
  /** The query of the page. */
  readonly search: string
  readonly hasPasskeys: boolean
  readonly onDone: () => void
}

/** Joins the ways in besides a password with what does them. */
export const OtherSignInMethods = ({ search, hasPasskeys, onDone }: Props) => {
  const { onPasskey, ...others } = useProviderSignIn(search, onDone)
  return <ProviderSignIn {...others} onPasskey={hasPasskeys ? onPasskey : undefined} />
}
