import type { RouteName } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { Navigation } from './Navigation.tsx'
import type { Section } from './sections.ts'

type Props = {
  readonly route: RouteName
  readonly sections: readonly Section[]
  readonly open: boolean
  readonly onClose: () => void
}

/** The navigation of narrow windows, where the bar has no room for it. */
export const NavigationSheet = ({ route, sections, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={t('shell.navigation')} width="sm">
    <div onClickCapture={(event) => isLink(event.target) && onClose()}>
      <Navigation sections={sections} route={route} stacked />
    </div>
  </Dialog>
)

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null
