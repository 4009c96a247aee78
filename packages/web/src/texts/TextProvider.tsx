import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { i18n } from './i18n.ts'

type Props = { readonly children: ReactNode }

/** Draws everything below it anew when the language or its texts change, so that `t` may be a plain function. */
export const TextProvider = ({ children }: Props) => {
  const language = useSyncExternalStore(onChange, () => i18n.locale)
  return <Fragment key={language}>{children}</Fragment>
}

const onChange = (listener: () => void) => i18n.on('change', listener)
