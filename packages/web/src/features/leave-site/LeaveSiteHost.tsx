import { useEffect, useState } from 'react'
import { LeaveSiteDialog } from './LeaveSiteDialog.tsx'
import { foreignLink } from './foreign-link.ts'

/** Asks before a link that another player wrote leads away from here. docs/reference/screens.md 7.2. */
export const LeaveSiteHost = () => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const ask = (event: MouseEvent): void => {
      const link = foreignLink(event.target, location.origin)
      if (link === undefined) return
      event.preventDefault()
      setAddress(link)
    }
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [])
  if (address === undefined) return null
  return <LeaveSiteDialog address={address} onStay={() => setAddress(undefined)} />
}
