import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { t } from '../texts/index.ts'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          size="sm"
          label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
          icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
