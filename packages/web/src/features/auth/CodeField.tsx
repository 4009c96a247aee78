import { useEffect, useRef } from 'react'
import { t } from '../../i18n/index.ts'
import { TextField } from '../../ui/index.ts'

type Props = { readonly error: string | undefined }

/** A code of the second factor. It takes the focus: it appears once it is the one thing that is missing. */
export const CodeField = ({ error }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <TextField
        name="secondFactor"
        label={t('auth.code')}
        hint={t('auth.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
    </div>
  )
}
