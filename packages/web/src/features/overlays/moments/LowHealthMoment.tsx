import { ItemPicture } from '../../../art/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'

type Props = { readonly title: string; readonly onClose: () => void }

/** Health has fallen low for the first time: what can be done about it. */
export const LowHealthMoment = ({ title, onClose }: Props) => (
  <Moment
    title={title}
    text={t('overlays.lowHealthText')}
    picture={<ItemPicture art={{ template: 'health-potion' }} />}
    effect="none"
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
