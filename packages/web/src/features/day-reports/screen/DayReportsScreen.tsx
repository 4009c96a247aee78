import { useEffect } from 'react'
import { useQuery } from '../../../queries/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { isDayReportWaiting, seeDayReport } from '../see-day-report.ts'
import { DayReportsView } from './DayReportsView.tsx'
import { toDays } from './to-days.ts'

/** The new days of the last month. To look at it is to have seen the newest one. */
export const DayReportsScreen = () => {
  const dispatch = useDispatch()
  const newest = usePlayer(({ user }) => user.dayReport)
  const isWaiting = usePlayer(({ user }) => isDayReportWaiting(user))
  const { data, isError, refetch } = useQuery('dayReports', {})
  useEffect(() => {
    if (isWaiting && newest !== undefined) seeDayReport(dispatch, newest)
  }, [dispatch, isWaiting, newest])
  return (
    <DayReportsView
      days={toDays(newest, data)}
      older={data !== undefined ? 'there' : isError ? 'failed' : 'loading'}
      onRetry={() => void refetch()}
    />
  )
}
