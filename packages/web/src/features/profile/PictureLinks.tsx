import { Download, Link2 } from 'lucide-react'
import type { User } from '@daykeep/rules/model'
import { t } from '../../i18n/index.ts'
import { toasts } from '../../toasts/index.ts'
import { Button } from '../../ui/index.ts'

type Props = { readonly userId: User['_id'] }

/** The player's picture outside of the game: a file, and an address that everybody may open. docs/reference/api.md 6.4. */
export const PictureLinks = ({ userId }: Props) => {
  const address = `${window.location.origin}/export/avatar-${userId}`
  return (
    <>
      <Button size="sm" icon={<Download size={17} />} onClick={() => savePicture(`${address}.png`)}>
        {t('profile.savePicture')}
      </Button>
      <Button
        size="sm"
        variant="tertiary"
        icon={<Link2 size={17} />}
        onClick={() => void copyAddress(`${address}.html`)}
      >
        {t('profile.copyPictureLink')}
      </Button>
    </>
  )
}

const savePicture = (href: string): void => {
  const link = document.createElement('a')
  link.href = href
  link.download = 'daykeep-hero.png'
  link.click()
}

const copyAddress = async (address: string): Promise<void> => {
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  )
  if (isCopied) toasts.show({ type: 'success', text: t('profile.pictureLinkCopied') })
  else toasts.show({ type: 'error', text: t('profile.pictureLinkIs', { address }) })
}
