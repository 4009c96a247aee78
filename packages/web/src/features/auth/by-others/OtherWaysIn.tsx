import { SignInByOthers } from './SignInByOthers.tsx'
import { useSignInByOthers } from './use-sign-in-by-others.ts'

type Props = {
  /** The query of the page. */
  readonly search: string
  readonly hasPasskeys: boolean
  readonly onDone: () => void
}

/** Joins the ways in besides a password with what does them. */
export const OtherWaysIn = ({ search, hasPasskeys, onDone }: Props) => {
  const { onPasskey, ...others } = useSignInByOthers(search, onDone)
  return <SignInByOthers {...others} onPasskey={hasPasskeys ? onPasskey : undefined} />
}
