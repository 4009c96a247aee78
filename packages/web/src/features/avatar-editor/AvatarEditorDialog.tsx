import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { AvatarEditor } from './AvatarEditor.tsx'

type Props = { readonly onClose: () => void }

/** The mirror as a window over any screen. */
export const AvatarEditorDialog = ({ onClose }: Props) => (
  <Dialog
    open
    width="lg"
    title={t('mirror.title')}
    onClose={onClose}
    actions={
      <Button variant="primary" onClick={onClose}>
        {t('mirror.done')}
      </Button>
    }
  >
    <AvatarEditor />
  </Dialog>
)
