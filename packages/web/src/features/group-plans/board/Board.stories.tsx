import type { Meta, StoryObj } from '@storybook/react-vite'
import { idOf } from '@daykeep/rules/test-kit/groups/people'
import { aUser } from '@daykeep/rules/test-kit/user'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Board, TaskCallbacksContext } from '../../tasks/index.ts'
import { GroupPlanFrame } from '../GroupPlanFrame.tsx'
import { PlanEnded } from '../PlanEnded.tsx'
import { Approvals } from './Approvals.tsx'
import { BoardBar } from './BoardBar.tsx'
import { BoardTaskFields } from './BoardTaskFields.tsx'
import { toBoardColumns } from './create-board-columns.ts'
import { somePeople, someTasks } from './fixtures.ts'
import { nameIn, waitingFor } from './people.ts'
import { TaskPeopleDialog } from './TaskPeopleDialog.tsx'
import { toTaskPeople } from './to-task-people.ts'
import { workloads } from './whose.ts'
import { WorkloadDialog } from './WorkloadDialog.tsx'

const now = Date.now()
const user = aUser()
const acts = { onAssign: fn(), onUnassign: fn(), onApprove: fn(), onSendBack: fn(), onEdit: fn() }
const callbacks = {
  onScore: fn(),
  onTick: fn(),
  onCollapse: fn(),
  onEdit: fn(),
  onDelete: fn(),
  onPeople: fn(),
  menuOf: () => [{ type: 'action' as const, label: 'Who does it', onSelect: fn() }],
}
const actions = {
  onFilter: fn(),
  onAdd: fn(),
  onNew: fn(),
  onMove: fn(),
  onShowAll: fn(),
  onClearCompleted: fn(),
  onRetry: fn(),
}

type Args = { readonly manages: boolean; readonly isEmpty: boolean; readonly whose: string; readonly ended: boolean }

const Page = ({ manages, isEmpty, whose, ended }: Args) => {
  const people = somePeople(user, manages)
  const tasks = isEmpty ? [] : someTasks(user, now)
  return (
    <MemoryRouter>
      <GroupPlanFrame
        groupId="group"
        name="Flat 4, second floor on the left"
        memberCount={3}
        leader={{ id: 'maren', name: 'Maren' }}
        page="board"
        leads={manages}
        connection={isEmpty ? 'reconnecting' : 'live'}
      >
        {ended ? (
          <PlanEnded groupId="group" leads={manages} wasUpgraded />
        ) : (
          <>
            <BoardBar
              people={people}
              search=""
              onSearch={fn()}
              whose={whose}
              onWhose={fn()}
              onWorkloads={fn()}
              mirrored={false}
              onMirrored={fn()}
            />
            {manages && (
              <Approvals
                work={tasks.flatMap((task) =>
                  waitingFor(task).map((id) => ({
                    task: task._id,
                    title: task.text,
                    user: id,
                    name: nameIn(people, id),
                  })),
                )}
                onApprove={acts.onApprove}
                onSendBack={acts.onSendBack}
              />
            )}
            <TaskCallbacksContext value={callbacks}>
              <Board
                columns={toBoardColumns({
                  tasks,
                  user,
                  people,
                  now,
                  search: '',
                  whose,
                  filterOf: () => 'all',
                  scoring: new Map(),
                })}
                current="todo"
                onCurrent={fn()}
                actions={actions}
              />
            </TaskCallbacksContext>
          </>
        )}
      </GroupPlanFrame>
    </MemoryRouter>
  )
}

const meta = {
  title: 'Group plans/Board',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { manages: true, isEmpty: false, whose: 'all', ended: false },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const OfItsLeader = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Maren' })).toHaveAttribute('href', '/profile/maren')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Paint the fence of Nia' }))
    await expect(acts.onApprove).toHaveBeenCalledWith(idOf('waits'), 'nia')
    await userEvent.click(canvas.getByRole('button', { name: /^Who does Tidy the hall/ }))
    await expect(callbacks.onPeople).toHaveBeenCalledWith(idOf('both'))
    await expect(canvas.getByText('For you and 2 more · 1 of 3 done')).toBeVisible()
  },
} satisfies Story
export const OfAMember = {
  args: { manages: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Add a to-do' })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Tick Paint the fence' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: /^Tick Order coffee/ })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'Tick Take out the paper' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick Water the plants' }))
    await expect(callbacks.onScore).toHaveBeenCalledWith(idOf('open'), 'up')
  },
} satisfies Story
export const OfOneMember = {
  args: { whose: 'nia' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(1),
} satisfies Story
export const Empty = { args: { isEmpty: true } } satisfies Story
export const EmptyForAMember = { args: { isEmpty: true, manages: false } } satisfies Story
export const PlanHasEnded = { args: { ended: true } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story

const people = somePeople(user, true)
const taskPeople = (title: string) => {
  const task = someTasks(user, now).find(({ text }) => text === title)
  if (task === undefined) throw new Error(`no sample task ${title}`)
  return toTaskPeople(people, task, now)
}

export const PeopleOfATask = {
  render: () => <TaskPeopleDialog task={taskPeople('Paint the fence')} people={people} {...acts} onClose={fn()} />,
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Needs work: Nia' }))
    await expect(acts.onSendBack).toHaveBeenCalledWith('nia')
    await expect(dialog.getByText('Maren sent it back to Nia')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Assign everybody' }))
    await expect(acts.onAssign).toHaveBeenCalledWith(people.members.map(({ id }) => id))
  },
} satisfies Story
export const PeopleOfATaskForAMember = {
  render: () => (
    <TaskPeopleDialog
      task={taskPeople('Tidy the hall')}
      people={{ ...people, manages: false }}
      {...acts}
      onClose={fn()}
    />
  ),
} satisfies Story
export const WhoIsOnWhat = {
  render: () => (
    <WorkloadDialog workloads={workloads(people, someTasks(user, now))} onShow={acts.onEdit} onClose={fn()} />
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Show the tasks of Nia' }))
    await expect(acts.onEdit).toHaveBeenCalledWith('nia')
  },
} satisfies Story
export const FieldsOfABoard = {
  render: () => (
    <BoardTaskFields
      members={people.members}
      isDoable
      fields={{ assigned: ['nia'], managerNotes: 'Two coats, please.', requiresApproval: true }}
      onChange={fn()}
    />
  ),
} satisfies Story
