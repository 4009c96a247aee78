import type { EndpointName } from '@daykeep/api/contract'
import type { ComponentProps } from 'react'
import { t } from '../../../i18n/index.ts'
import { invalidate } from '../../../queries/index.ts'
import { Button, TextField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'

type Props = {
  readonly row: Pick<ComponentProps<typeof SettingRow>, 'isOpen' | 'onOpen' | 'onClose' | 'onDirty'>
  readonly onDone: () => void
  readonly id: string
  readonly name: string
  readonly value: string
  readonly rename: 'renamePasskey' | 'renameLogin'
  /** The list that the name is in. */
  readonly list: EndpointName
  readonly remove: string
  readonly isRemoving: boolean
  readonly onRemove: () => void
}

/** Something that opens the account: its name, which can be changed, and the button that ends it. */
export const NamedRow = ({ row, onDone, id, name, value, rename, list, remove, isRemoving, onRemove }: Props) => {
  const isOffline = useIsOffline()
  const { state, onSubmit } = useAccountForm<'renamePasskey' | 'renameLogin'>({
    endpoint: rename,
    required: { name: 'security.missingName' },
    toRequest: ({ name: typed = '' }) => ({ params: { id }, body: { name: typed.trim() } }),
    onDone: () => {
      void invalidate([list])
      showSuccess(t('security.named'))
      onDone()
    },
  })
  return (
    <SettingRow {...row} name={name} value={value}>
      <SettingForm label={name} state={state} submit={t('settings.save')} isOffline={isOffline} onSubmit={onSubmit}>
        <TextField
          name="name"
          label={t('security.name')}
          defaultValue={name}
          maxLength={80}
          error={fieldError(state, 'name')}
        />
      </SettingForm>
      <div className={styles.buttons}>
        <Button variant="danger" busy={isRemoving} disabled={isOffline} onClick={onRemove}>
          {remove}
        </Button>
      </div>
    </SettingRow>
  )
}
