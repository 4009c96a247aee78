import { ItemPicture } from '../../../art/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'

type Props = { readonly title: string; readonly onClose: () => void }

/** That was the last piece the armoire held. */
export const ArmoireEmptyMoment = ({ title, onClose }: Props) => (
  <Moment
    title={title}
    text={t('overlays.armoireEmptyText')}
    picture={<ItemPicture art={{ template: 'armoire' }} />}
    effect="none"
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
