import { usePlayer, useCatalogue } from '../../../sync/index.ts'
import { CheckInCalendar } from './CheckInCalendar.tsx'
import { toCheckIns } from './to-check-ins.ts'

/** The calendar of the player's check-ins. */
export const CheckInCalendarScreen = ({ onClose }: { readonly onClose: () => void }) => {
  const catalogue = useCatalogue()
  const count = usePlayer(({ user }) => user.loginIncentives)
  return <CheckInCalendar calendar={toCheckIns(catalogue, count)} onClose={onClose} />
}
