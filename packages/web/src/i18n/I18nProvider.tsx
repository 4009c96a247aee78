import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { i18n } from './i18n.ts'

type Props = { readonly children: ReactNode }

/** Remounts its children when the language or its messages change, so that `t` can be a plain function. */
export const I18nProvider = ({ children }: Props) => {
  const language = useSyncExternalStore(onChange, () => i18n.locale)
  return <Fragment key={language}>{children}</Fragment>
}

const onChange = (listener: () => void) => i18n.on('change', listener)
