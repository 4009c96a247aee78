import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { IconButton } from '../button/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password input with a button that reveals it. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          size="sm"
          label={t(visible ? 'common.hidePassword' : 'common.showPassword')}
          icon={visible ? <EyeOff size={18} /> : <Eye size={18} />}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
