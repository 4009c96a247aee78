import { Link } from 'react-router-dom'
import { useQuery } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'

type Props = { readonly className: string | undefined; readonly onFollow: () => void }

/** The player's groups with a plan, by name, for the navigation. docs/reference/screens.md 1.3. */
export const PlanLinks = ({ className, onFollow }: Props) => {
  const { data = [] } = useQuery('groupPlans', {})
  return data.map(({ _id, name }) => (
    <li key={_id}>
      <Link to={pathTo('groupPlanTasks', { groupId: _id })} className={className} onClick={onFollow} dir="auto">
        {name}
      </Link>
    </li>
  ))
}
