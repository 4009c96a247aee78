import { ArmoireScene } from '../../../moments/index.ts'
import { t } from '../../../texts/index.ts'
import { Moment } from '../Moment.tsx'

type Props = { readonly title: string; readonly onClose: () => void }

/** That was the last piece the armoire held. */
export const ArmoireEmptyMoment = ({ title, onClose }: Props) => (
  <Moment
    title={title}
    text={t('overlays.armoireEmptyText')}
    picture={<ArmoireScene />}
    effect="none"
    fills
    primary={{ label: t('overlays.close'), run: onClose }}
    onClose={onClose}
  />
)
