import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, TextField } from '../../../ui/index.ts'
import styles from './pages.module.css'

type Props = {
  readonly busy: boolean
  /** Why the last code was not accepted. */
  readonly error: string | undefined
  readonly onUse: (code: string) => void
}

/** A code that lowers the price of a subscription. docs/reference/api.md 6.1. */
export const DiscountCode = ({ busy, error, onUse }: Props) => {
  const [code, setCode] = useState('')
  return (
    <form
      className={styles.code}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (code.trim() !== '') onUse(code.trim())
      }}
    >
      <TextField
        label={t('money.code.label')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={error}
      />
      <Button type="submit" busy={busy}>
        {t('money.code.use')}
      </Button>
    </form>
  )
}
