import { t } from '../../i18n/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { PasswordField, TextField } from '../../ui/index.ts'

type Props = { readonly phrase: string; readonly error: string | undefined }

/** The password, or a word to type for those who have none. docs/reference/screens.md 13.1. */
export const OwnerField = ({ phrase, error }: Props) =>
  usePlayer(({ user }) => user.auth.local.has_password) ? (
    <PasswordField
      name="password"
      label={t('settings.password.present')}
      autoComplete="current-password"
      error={error}
    />
  ) : (
    <TextField
      name="password"
      label={t('settings.phrase', { phrase })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={error}
    />
  )
