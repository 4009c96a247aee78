import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { publications } from 'virtual:publications'
import { FaqView } from './FaqView.tsx'
import { searchFaq, toFaq } from './to-faq.ts'

/** The open question is in the hash of the address, so that it can be linked. */
export const FaqScreen = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const all = useMemo(() => toFaq(publications), [])
  return (
    <FaqView
      sections={searchFaq(all, search)}
      search={search}
      onSearch={setSearch}
      opened={hash.slice(1)}
      onOpen={(key) => void navigate({ hash: key }, { replace: true })}
    />
  )
}
